/**
 * What a visitor loads, held against design.md section 7:
 * `node astro-site/bench/page-weight.ts [address]`, by default http://localhost:4321/.
 * CHROMIUM names the browser where Playwright's own is not installed.
 */
import { chromium, type Response } from '@playwright/test';
import { existsSync } from 'node:fs';
import { gzipSync } from 'node:zlib';

const address = process.argv[2] ?? 'http://localhost:4321/';
const KB = 1000;
const installed = process.env.CHROMIUM ?? '/usr/bin/chromium';

const browser = await chromium.launch({
  ...(existsSync(installed) && { executablePath: installed }),
  args: ['--no-sandbox', '--disable-gpu'],
});
const page = await browser.newPage({ viewport: { width: 412, height: 823 } });
const responses: Response[] = [];
page.on('response', (response) => responses.push(response));
await page.goto(address, { waitUntil: 'networkidle' });
const firstView = [...responses];

const wizard = page.waitForResponse(/BookingWizard/);
await page.locator('#booking').scrollIntoViewIfNeeded();
await wizard;
await page.waitForLoadState('networkidle');
const afterBooking = responses.slice(firstView.length);

const scripts = (list: Response[]) =>
  list.filter((response) => response.request().resourceType() === 'script');
const transferred = async (list: Response[]) => {
  const sizes = await Promise.all(list.map((response) => response.request().sizes()));
  return sizes.reduce((sum, size) => sum + size.responseBodySize + size.responseHeadersSize, 0);
};
const gzipped = async (list: Response[]) => {
  const bodies = await Promise.all(list.map((response) => response.body()));
  return bodies.reduce((sum, body) => sum + gzipSync(body, { level: 9 }).length, 0);
};

const html = (await firstView[0]?.text()) ?? '';
const inline = [...html.matchAll(/<script(?![^>]*\b(?:src=|ld\+json))[^>]*>(.*?)<\/script>/gs)]
  .map((match) => match[1])
  .join('\n');
const rows: [what: string, bytes: number, budget: number][] = [
  ['HTML with inlined CSS, gzip', gzipSync(html, { level: 9 }).length, 25 * KB],
  [
    'scripts before the first interaction, gzip',
    gzipSync(inline).length + (await gzipped(scripts(firstView))),
    5 * KB,
  ],
  ['first view, all bytes', await transferred(firstView), 350 * KB],
  ['scripts that come with the booking section, gzip', await gzipped(scripts(afterBooking)), 130 * KB],
];
for (const [what, bytes, budget] of rows) {
  const verdict = bytes <= budget ? 'within' : 'OVER';
  process.stdout.write(`${(bytes / KB).toFixed(1).padStart(8)} KB  ${verdict} ${budget / KB} KB  ${what}\n`);
}
for (const response of firstView) {
  const { responseBodySize } = await response.request().sizes();
  process.stdout.write(
    `           ${(responseBodySize / KB).toFixed(1)} KB ${new URL(response.url()).pathname}\n`,
  );
}
await browser.close();
