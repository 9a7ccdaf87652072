import { firstWays } from './ways-html.ts';
import { html } from './html.ts';
import type { SafeHtml } from './html.ts';
import type { Fact, MailDocument } from './document.ts';
import { billHtml } from './bill-html.ts';
import { pad, perforation, small, text, valueOf } from './html-parts.ts';
import { day, midnight } from './palette.ts';
import { singersHtml } from './singers-html.ts';

function factRow(fact: Fact): SafeHtml {
  return html`<tr>
    <td class="pad" style="${pad}padding-top:14px;">
      <div class="soft" style="${small}">${fact.label}</div>
      <div class="ink" style="${text}word-break:break-word;">${valueOf(fact)}</div>
      ${fact.note ? html`<div class="soft" style="${small}">${fact.note}</div>` : ''}
    </td>
  </tr>`;
}

/** The head above the ticket: lamp, name and what has happened. Dark in both modes. */
function masthead(mail: MailDocument): SafeHtml {
  return html`<tr>
    <td
      class="pad masthead"
      style="${pad}padding-top:20px;padding-bottom:20px;background-color:${midnight.ground};border-top:4px solid ${midnight.hot};border-radius:14px 14px 0 0;"
    >
      <table role="presentation" width="100%" cellpadding="0" cellspacing="0">
        <tr>
          <td style="font-size:15px;line-height:22px;font-weight:700;color:${midnight.ink};">
            ${mail.cafeName}
          </td>
          <td
            align="right"
            style="font-size:13px;line-height:22px;font-weight:700;color:${midnight.price};white-space:nowrap;"
          >
            &#9679;&nbsp;${mail.lamp}
          </td>
        </tr>
      </table>
      <h1
        style="margin:18px 0 0;font-size:30px;line-height:36px;font-weight:800;letter-spacing:-0.01em;word-break:break-word;color:${midnight.ink};"
      >
        ${mail.heading}
      </h1>
      ${mail.intro.map(
        (line) =>
          html`<p
            style="margin:10px 0 0;font-size:15px;line-height:23px;word-break:break-word;color:${midnight.soft};"
          >
            ${line}
          </p>`,
      )}
    </td>
  </tr>`;
}

function ticketHead({ when, number }: MailDocument['ticket']): SafeHtml {
  const time = when.time
    ? html`<div
        class="time ink"
        style="font-size:36px;line-height:44px;font-weight:800;letter-spacing:-0.02em;font-variant-numeric:tabular-nums;color:${day.ink};"
      >
        ${when.time}
      </div>`
    : '';
  return html`<tr>
      <td class="pad" style="${pad}padding-top:20px;">
        <div class="soft" style="${small}">${when.label}</div>
        <div
          class="date ink"
          style="font-size:26px;line-height:32px;font-weight:800;letter-spacing:-0.01em;color:${day.ink};"
        >
          ${when.date}
        </div>
        ${time}
      </td>
    </tr>
    <tr>
      <td class="pad" style="${pad}padding-top:14px;">
        <div class="soft" style="${small}">${number.label}</div>
        <div
          class="ink"
          style="font-family:ui-monospace,Menlo,Consolas,monospace;font-size:24px;line-height:30px;font-weight:700;letter-spacing:0.06em;color:${day.ink};"
        >
          ${number.value}
        </div>
      </td>
    </tr>`;
}

/** Paragraphs above the tear line. Their line breaks are elements: some readers drop `white-space`. */
function letter(paragraphs: readonly string[]): SafeHtml | '' {
  if (paragraphs.length === 0) return '';
  const style = `${text}margin:0 0 14px;word-break:break-word;`;
  return html`<tr>
      <td class="pad" style="${pad}padding-top:22px;">
        ${paragraphs.map((paragraph) => html`<p class="ink" style="${style}">${withBreaks(paragraph)}</p>`)}
      </td>
    </tr>
    ${perforation}`;
}

function withBreaks(paragraph: string): SafeHtml[] {
  return paragraph.split('\n').map((line, index) => (index === 0 ? html`${line}` : html`<br />${line}`));
}

/** The ticket itself: lamp and name, time and number, facts, who sings, and the bill below the tear line. */
export function ticketHtml(mail: MailDocument): SafeHtml {
  const { ticket } = mail;
  return html`${masthead(mail)}${firstWays(mail)}${letter(mail.body ?? [])}${ticketHead(ticket)}${ticket.facts.map(factRow)}${singersHtml(ticket.singers ?? [])}${billHtml(ticket.bill)}`;
}
