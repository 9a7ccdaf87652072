import type { Bill } from './document.ts';
import { html } from './html.ts';
import type { SafeHtml } from './html.ts';
import { pad, perforation, small } from './html-parts.ts';
import { day } from './palette.ts';

function billRow(label: string, amount: string, total = false): SafeHtml {
  const size = total
    ? 'font-size:19px;line-height:28px;font-weight:800;'
    : 'font-size:15px;line-height:24px;';
  const colour = total ? day.price : day.ink;
  return html`<tr>
    <td
      class="${total ? 'ink' : 'soft'}"
      style="padding:5px 12px 5px 0;${size}color:${total ? day.ink : day.soft};word-break:break-word;"
    >
      ${label}
    </td>
    <td
      class="${total ? 'price' : 'ink'}"
      align="right"
      style="padding:5px 0;${size}color:${colour};white-space:nowrap;font-variant-numeric:tabular-nums;"
    >
      ${amount}
    </td>
  </tr>`;
}

/** Above the total of several, which is not that of the last of them. */
const ruleRow = html`<tr>
  <td colspan="2" style="padding:12px 0 8px;">
    <div class="rule" style="border-top:1px solid ${day.line};font-size:0;line-height:0;">&nbsp;</div>
  </td>
</tr>`;

function partHtml({ title, rows }: Bill['parts'][number]): SafeHtml {
  const head = title
    ? html`<tr>
        <td
          class="ink"
          colspan="2"
          style="padding:14px 0 3px;font-size:15px;line-height:24px;font-weight:700;color:${day.ink};word-break:break-word;"
        >
          ${title}
        </td>
      </tr>`
    : '';
  return html`${head}${rows.map(({ label, amount }) => billRow(label, amount))}`;
}

/** The bill below the tear line; without one the end of the ticket. */
export function billHtml(bill: Bill | null): SafeHtml {
  if (!bill)
    return html`<tr>
      <td style="padding:0 0 26px;font-size:0;line-height:0;">&nbsp;</td>
    </tr>`;
  const note = bill.note ? html`<div class="soft" style="${small}padding-top:8px;">${bill.note}</div>` : '';
  return html`${perforation}
    <tr>
      <td class="pad" style="${pad}padding-top:14px;padding-bottom:26px;">
        <table role="presentation" width="100%" cellpadding="0" cellspacing="0">
          ${bill.parts.map(partHtml)}
          ${bill.parts.length > 1 ? ruleRow : ''}${billRow(bill.total.label, bill.total.amount, true)}
        </table>
        ${note}
      </td>
    </tr>`;
}
