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

/** The tear line of the ticket: a dashed rule with a notch at either end. */
export const perforation = html`<tr>
  <td style="padding:22px 0 0;">
    <table role="presentation" width="100%" cellpadding="0" cellspacing="0">
      <tr>
        <td
          class="ground"
          width="12"
          height="24"
          style="width:12px;height:24px;background-color:${day.ground};border-radius:0 12px 12px 0;font-size:0;"
        >
          &nbsp;
        </td>
        <td style="padding:0 8px;">
          <div class="rule" style="border-top:2px dashed ${day.line};font-size:0;line-height:0;">&nbsp;</div>
        </td>
        <td
          class="ground"
          width="12"
          height="24"
          style="width:12px;height:24px;background-color:${day.ground};border-radius:12px 0 0 12px;font-size:0;"
        >
          &nbsp;
        </td>
      </tr>
    </table>
  </td>
</tr>`;
