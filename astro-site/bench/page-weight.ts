/**
 * What a visitor loads, held against the budgets of docs/design.md; what the browser tests check, with each file by name:
 * `node astro-site/bench/page-weight.ts [address]`, by default http://localhost:4321/.
 * CHROMIUM_PATH names the browser where Playwright's own is not installed.
 */
import { chromium } from '@playwright/test';
import { existsSync } from 'node:fs';
import { budgetNames, budgets, firstView, islandScripts, weigh } from '../e2e/support/page-weight.ts';

const site = process.argv[2] ?? 'http://localhost:4321/';
const installed = process.env.CHROMIUM_PATH ?? '/usr/bin/chromium';

const browser = await chromium.launch({
  ...(existsSync(installed) && { executablePath: installed }),
  args: ['--no-sandbox', '--disable-gpu'],
});
const loaded = await firstView(browser, site);
await browser.close();

const weights = await weigh(site, loaded);
for (const what of Object.keys(budgets) as (keyof typeof budgets)[]) {
  const verdict = weights[what] <= budgets[what] ? 'within' : 'OVER';
  write(`${kilobytes(weights[what])} KB  ${verdict} ${budgets[what] / 1000} KB  ${budgetNames[what]}`);
}
write('\nFirst view, as it came');
for (const { path, bytes } of loaded) write(`${kilobytes(bytes)} KB  ${path}`);
write('\nWizard, gzip');
const scripts = await islandScripts(site, await (await fetch(site)).text());
for (const [path, bytes] of [...scripts].sort((a, b) => b[1] - a[1]))
  write(`${kilobytes(bytes)} KB  ${path}`);

function kilobytes(bytes: number): string {
  return (bytes / 1000).toFixed(1).padStart(8);
}

function write(line: string): void {
  process.stdout.write(`${line}\n`);
}
