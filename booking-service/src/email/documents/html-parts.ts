import { html } from './html.ts';
import type { SafeHtml } from './html.ts';
import type { Fact } from './document.ts';
import { day } from './palette.ts';

/** Type sizes that the ticket and the text around it share. */
export const small = `font-size:13px;line-height:20px;color:${day.soft};`;
export const text = `font-size:16px;line-height:25px;color:${day.ink};`;
export const pad = 'padding-left:32px;padding-right:32px;';

/** The value of a fact, as a link where it leads somewhere. */
export function valueOf({ value, href }: Fact): SafeHtml {
  if (!href) return html`${value}`;
  return html`<a class="link" href="${href}" style="color:${day.cool};word-break:break-word;">${value}</a>`;
}
