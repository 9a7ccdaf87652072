import { isBlank } from 'shared/content/visible-text.ts';
import { richTextToHtml } from './to-html.ts';

/** What visitors are shown of a stored text, plain or rich (as HTML); '' where that is nothing. */
export function shownText(value: unknown): string {
  if (typeof value !== 'string') return richTextToHtml(value);
  return isBlank(value) ? '' : value.trim();
}
