const allowedSchemes = new Set(['http', 'https', 'mailto', 'tel']);

/**
 * The address of a link when it is http(s), mailto, tel or relative; null for anything else.
 * Control characters and spaces are taken out first: browsers ignore them inside `java\nscript:`.
 */
export function safeUrl(value: unknown): string | null {
  if (typeof value !== 'string') return null;
  const cleaned = value.replace(/[\u0000-\u0020\u007f-\u009f]/g, '');
  if (cleaned === '') return null;
  // "//host" would leave the site under whatever scheme the page has.
  if (cleaned.startsWith('//') || cleaned.startsWith('\\')) return null;
  if (/^[#/?]/.test(cleaned) || cleaned.startsWith('./') || cleaned.startsWith('../')) return cleaned;
  const scheme = /^([a-z][a-z0-9+.-]*):/i.exec(cleaned)?.[1];
  return scheme !== undefined && allowedSchemes.has(scheme.toLowerCase()) ? cleaned : null;
}
