import type { LocalizedText } from 'shared/languages/localized-text.ts';

/** Every text that visitors read, wherever it stands in the content. */
export function localizedTexts(content: unknown): LocalizedText[] {
  if (typeof content !== 'object' || content === null) return [];
  if ('en' in content && typeof content.en === 'string') return [content as LocalizedText];
  return Object.values(content).flatMap(localizedTexts);
}
