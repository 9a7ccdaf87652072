import { codeHtml } from './code-html.ts';
import { html } from './html.ts';
import type { SafeHtml } from './html.ts';
import type { MailDocument } from './document.ts';
import { pad, small, text } from './html-parts.ts';
import { day } from './palette.ts';

export function button({ label, href }: { label: string; href: string }): SafeHtml {
  return html`<table role="presentation" cellpadding="0" cellspacing="0" style="margin:24px 0 0;">
    <tr>
      <td class="button" style="background-color:${day.hot};border-radius:10px;">
        <a
          class="button-text"
          href="${href}"
          style="display:inline-block;padding:13px 22px;font-size:16px;line-height:22px;font-weight:700;color:${day.onHot};text-decoration:none;"
          >${label}</a
        >
      </td>
    </tr>
  </table>`;
}

/** Quieter than the action, which is what the mail is about; where there is none, it leads. */
export function ownPage({ ownPage: page, action }: MailDocument): SafeHtml | '' {
  if (!page) return '';
  if (!action)
    return html`${button(page)}
      <p class="soft" style="${small}margin:10px 0 0;">${page.note}</p>`;
  return html`<p class="soft" style="${small}margin:24px 0 6px;">${page.note}</p>
    <table role="presentation" cellpadding="0" cellspacing="0">
      <tr>
        <td class="rule" style="border:2px solid ${day.line};border-radius:10px;">
          <a
            class="ink"
            href="${page.href}"
            style="display:inline-block;padding:11px 20px;font-size:16px;line-height:22px;font-weight:700;color:${day.ink};text-decoration:none;"
            >${page.label}</a
          >
        </td>
      </tr>
    </table>`;
}

export const link = ({ label, href }: { label: string; href: string }) =>
  html`<p style="${text}margin:14px 0 0;">
    <a class="link" href="${href}" style="color:${day.cool};">${label}</a>
  </p>`;

/** What the guest needs first, above everything else. */
export function firstWays(mail: MailDocument): SafeHtml | '' {
  if (!mail.ownPageLeads) return '';
  return html`<tr>
    <td class="pad" style="${pad}">${ownPage(mail)} ${(mail.links ?? []).map(link)} ${codeHtml(mail)}</td>
  </tr>`;
}
