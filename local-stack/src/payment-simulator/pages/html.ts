import { htmlEscape } from 'escape-goat';

export class SafeHtml {
  readonly text: string;
  constructor(text: string) {
    this.text = text;
  }
}

type Part = string | number | null | SafeHtml | Part[];

const render = (part: Part): string => {
  if (part === null) return '';
  if (part instanceof SafeHtml) return part.text;
  if (Array.isArray(part)) return part.map(render).join('');
  return htmlEscape(String(part));
};

/** A template whose values are escaped unless they are html themselves. */
export function html(strings: TemplateStringsArray, ...parts: Part[]): SafeHtml {
  return new SafeHtml(
    strings.map((text, index) => text + (index < parts.length ? render(parts[index] ?? null) : '')).join(''),
  );
}

const won = new Intl.NumberFormat('en-US');
export const formatWon = (amount: number) => `₩${won.format(amount)}`;
