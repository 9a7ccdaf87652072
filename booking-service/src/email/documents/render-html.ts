import { html, SafeHtml } from './html.ts';
import type { MailDocument } from './document.ts';
import { small, text, valueOf } from './html-parts.ts';
import { button, link, ownPage } from './ways-html.ts';
import { darkModeStyles, day } from './palette.ts';
import { ticketHtml } from './ticket-html.ts';

/** Korean and Chinese faces hold Japanese letters too, in other shapes than are read in Japan. */
const fontsOf = ({ locale }: MailDocument) =>
  `font-family:Pretendard,${locale === 'ja' ? "'Hiragino Sans','Yu Gothic',Meiryo," : ''}'Apple SD Gothic Neo','Malgun Gothic','PingFang SC','Microsoft YaHei',-apple-system,'Segoe UI',Roboto,Helvetica,Arial,sans-serif;`;

function optOut({ optOut: way }: MailDocument): SafeHtml | '' {
  if (!way) return '';
  return html`<div style="padding-top:10px;">
    <a class="link" href="${way.href}" style="color:${day.cool};">${way.label}</a>
  </div>`;
}

function section({ title, items, locale }: MailDocument['sections'][number]): SafeHtml {
  const lang = locale ? html` lang="${locale}"` : '';
  return html`<h2${lang} class="ink" style="margin:30px 0 6px;font-size:18px;line-height:26px;color:${day.ink};">
      ${title}
    </h2>
    <ul${lang} style="margin:0;padding:0 0 0 20px;">
      ${items.map((item) => html`<li class="ink" style="${text}font-size:15px;padding:3px 0;word-break:break-word;">${item}</li>`)}
    </ul>`;
}

function footer(mail: MailDocument): SafeHtml {
  const contacts = mail.footer.map((fact) => html`<div>${fact.label}: ${valueOf(fact)}</div>`);
  return html`<div
    class="soft rule"
    style="${small}word-break:break-word;margin-top:32px;padding-top:16px;border-top:1px solid ${day.line};"
  >
    <div><strong>${mail.cafeName}</strong></div>
    ${contacts} ${optOut(mail)}
  </div>`;
}

/** Fills the inbox's preview line, so that it does not go on with the first words of the page. */
const previewFiller = new SafeHtml('&#847;&zwnj;&nbsp;'.repeat(60));

/** The HTML drawing of a mail: a ticket in tables with inline styles, readable without images and in the dark. */
export function renderHtml(mail: MailDocument): string {
  return html`<!doctype html>
    <html lang="${mail.locale}">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <meta name="supported-color-schemes" content="light dark" />
        <title>${mail.subject}</title>
        <style>
          ${new SafeHtml(darkModeStyles)}
        </style>
      </head>
      <body
        class="ground"
        style="margin:0;padding:0;background-color:${day.ground};${new SafeHtml(fontsOf(mail))}"
      >
        <div style="display:none;max-height:0;overflow:hidden;">${mail.preheader}${previewFiller}</div>
        <table
          role="presentation"
          class="ground"
          width="100%"
          cellpadding="0"
          cellspacing="0"
          style="background-color:${day.ground};"
        >
          <tr>
            <td align="center" style="padding:20px 12px 40px;">
              <table
                role="presentation"
                width="100%"
                cellpadding="0"
                cellspacing="0"
                style="max-width:560px;text-align:left;"
              >
                <tr>
                  <td>
                    <table
                      role="presentation"
                      class="paper"
                      width="100%"
                      cellpadding="0"
                      cellspacing="0"
                      style="background-color:${day.paper};border-radius:14px;"
                    >
                      ${ticketHtml(mail)}
                    </table>
                  </td>
                </tr>
                <tr>
                  <td style="padding:22px 8px 0;">
                    ${mail.action ? button(mail.action) : ''} ${mail.ownPageLeads ? '' : ownPage(mail)}
                    ${mail.sections.map(section)} ${mail.last ? link(mail.last) : ''} ${footer(mail)}
                  </td>
                </tr>
              </table>
            </td>
          </tr>
        </table>
      </body>
    </html> `.markup;
}
