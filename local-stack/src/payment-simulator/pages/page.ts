import type { Response } from 'express';
import { html, SafeHtml } from './html.ts';
import { pageStyle } from './style.ts';

/** Sends a page that needs no script at all. */
export function sendPage(res: Response, title: string, body: SafeHtml, wide = false, status = 200): void {
  const page = html`<!doctype html>
    <html lang="ko">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <link rel="icon" href="data:," />
        <title>${title}</title>
        <style>
          ${new SafeHtml(pageStyle)}
        </style>
      </head>
      <body>
        <main class="${wide ? 'wide' : ''}">
          <span class="mode">시뮬레이터 · TEST MODE · not a real payment</span>
          ${body}
        </main>
      </body>
    </html>`;
  res
    .status(status)
    .set('Content-Security-Policy', "default-src 'none'; style-src 'unsafe-inline'; img-src data:")
    .set('Referrer-Policy', 'no-referrer')
    .type('html')
    .send(page.text.trim());
}
