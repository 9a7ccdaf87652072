import type { SingerBlock } from './document.ts';
import { html } from './html.ts';
import type { SafeHtml } from './html.ts';
import { pad, small, valueOf } from './html-parts.ts';
import { day } from './palette.ts';

const title = `font-size:18px;line-height:26px;font-weight:800;color:${day.ink};`;

/** Those who sing in a row: a rule above each, then time, name and what is theirs. */
export function singersHtml(singers: readonly SingerBlock[]): SafeHtml[] {
  return singers.map(
    ({ name, time, facts }) =>
      html`<tr>
        <td class="pad" style="${pad}padding-top:16px;">
          <div class="rule" style="border-top:1px solid ${day.line};padding-top:12px;">
            ${time ? html`<div class="ink" style="${title}font-variant-numeric:tabular-nums;">${time}</div>` : ''}
            <div class="ink" style="${title}word-break:break-word;">${name}</div>
            ${facts.map(
              (fact) =>
                html`<div class="soft" style="${small}padding-top:4px;word-break:break-word;">
                  ${fact.label}: <span class="ink" style="color:${day.ink};">${valueOf(fact)}</span>
                </div>`,
            )}
          </div>
        </td>
      </tr>`,
  );
}
