/** Characters that print nothing and that trimming leaves: zero-width spaces and joiners, marks of direction, soft hyphens. */
const unseen = /[\u00ad\u200b-\u200f\u202a-\u202e\u2060-\u2064\ufeff]/g;

/** Whether somebody who looks at the text sees nothing. */
export function isBlank(text: string): boolean {
  return text.replace(unseen, '').trim() === '';
}

/** Whether a page made of this HTML (text and tags without attributes that show) would be empty. */
export function isBlankHtml(html: string): boolean {
  return isBlank(html.replace(/<[^>]*>/g, ''));
}
