import { cleanLines } from '../typed/text.ts';

/** Whether somebody who looks at the text sees nothing. */
export function isBlank(text: string): boolean {
  return cleanLines(text) === '';
}

/** Whether a page made of this HTML (text and tags without attributes that show) would be empty. */
export function isBlankHtml(html: string): boolean {
  return isBlank(html.replace(/<[^>]*>/g, ''));
}
