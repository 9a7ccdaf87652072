import { htmlEscape } from 'escape-goat';

/** Markup that is safe to send: made by `html` alone. */
export class SafeHtml {
  readonly markup: string;

  constructor(markup: string) {
    this.markup = markup;
  }
}

type Insertable = SafeHtml | string | number | readonly Insertable[];

function markupOf(value: Insertable): string {
  if (value instanceof SafeHtml) return value.markup;
  if (Array.isArray(value)) return value.map(markupOf).join('');
  return htmlEscape(String(value));
}

/** Template tag: text that is inserted is escaped, markup made by this tag is kept, lists are joined. */
export function html(parts: TemplateStringsArray, ...values: readonly Insertable[]): SafeHtml {
  return new SafeHtml(parts.reduce((made, part, index) => made + markupOf(values[index - 1] ?? '') + part));
}

/** `url` when a mail may link to it (https, or http on this machine's own site), else undefined. */
export function linkable(url: string | null | undefined): string | undefined {
  if (!url || !URL.canParse(url)) return undefined;
  return ['https:', 'http:', 'mailto:', 'tel:'].includes(new URL(url).protocol) ? url : undefined;
}
