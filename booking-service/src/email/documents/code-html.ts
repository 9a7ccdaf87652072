import { html } from './html.ts';
import type { SafeHtml } from './html.ts';
import type { MailDocument } from './document.ts';
import { small } from './html-parts.ts';

const cidOf = (number: string) => `${number}@qr`;

/** The code of the counter. Where pictures are switched off, its number is read. */
export function codeHtml({ code }: MailDocument): SafeHtml | '' {
  if (!code) return '';
  const { number, alt, hint } = code;
  return html`<img
      src="cid:${cidOf(number)}"
      width="174"
      height="174"
      alt="${alt(number)}"
      style="display:block;margin:20px 0 0;background-color:#ffffff;border-radius:8px;"
    />
    <p class="soft" style="${small}margin:6px 0 0;">${hint}</p>`;
}

/** Which number the code in a mail's HTML shows, and by what name its picture goes along. */
export function codeIn(markup: string): { number: string; cid: string } | undefined {
  const number = /src="cid:([0-9A-Z]{10})@qr"/.exec(markup)?.[1];
  return number === undefined ? undefined : { number, cid: cidOf(number) };
}
