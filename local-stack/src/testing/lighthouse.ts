import { loadavg } from 'node:os';
import { parseArgs } from 'node:util';
import { addressIn } from 'shared/languages/addresses.ts';
import { locales } from 'shared/languages/localized-text.ts';
import startE2eStack from './e2e-stack.ts';
import { categories, measure, type Category, type Measurement } from './lighthouse-score.ts';

/**
 * `npm run lighthouse`: every public page with Lighthouse's mobile settings, the median of five runs, against
 * docs/design.md. Starts a stack of its own unless told an address:
 * `npm run lighthouse -- --site=http://localhost:4321 --pages=/,/faq --runs=3`.
 */
const LOWEST_SCORE = 98;

const { values } = parseArgs({
  options: {
    site: { type: 'string' },
    pages: { type: 'string' },
    runs: { type: 'string', default: '5' },
    verbose: { type: 'boolean', default: false },
  },
});

/**
 * Pages that search engines may not show, in the states that a visitor can come upon without having booked. "Page Not
 * Found" is not among them: Lighthouse takes its status for an error of the page.
 */
const unlisted = [
  '/login',
  ...[
    '/payment',
    '/payment-success',
    '/payment-fail?code=PAY_PROCESS_CANCELED',
    '/booking-received',
    '/my-booking',
    '/listen',
    '/waitlist',
  ].flatMap((page) => locales.map((locale) => addressIn(locale, page))),
];

const stop = values.site ? undefined : await startE2eStack();
const site = values.site ?? (JSON.parse(process.env['E2E_STACK'] ?? '{}') as Stack).urls.site;
interface Stack {
  urls: { site: string };
}

try {
  const listed = await pathsOfSitemap();
  const paths = values.pages?.split(',') ?? [...listed, ...unlisted];
  write(`Lighthouse, mobile, median of ${values.runs}; load of this machine ${loadavg()[0]?.toFixed(1)}`);
  write(
    row('', ['perf', 'a11y', 'best', 'seo'], 'first paint · largest paint · blocked · shift · speed index'),
  );
  for (const path of paths) await judge(path, listed.includes(path));
} finally {
  await stop?.();
}

/** Measures one page and says how it did; a score below the lowest one fails the run. */
async function judge(path: string, isListed: boolean): Promise<void> {
  const measurements: Measurement[] = [];
  while (measurements.length < Number(values.runs)) {
    measurements.push(await measure(new URL(path, site).href));
  }
  measurements.sort((a, b) => a.scores.performance - b.scores.performance);
  const middle = measurements[Math.floor(measurements.length / 2)];
  const counted = categories.filter((category) => category !== 'seo' || isListed);
  const scores = counted.map((category) => median(measurements.map((one) => one.scores[category])));
  const low = counted.filter((_, index) => (scores[index] ?? 0) < LOWEST_SCORE);
  write(row(path, scores.map(String), middle?.figures.join(' · ') ?? ''));
  if (low.length > 0) {
    process.exitCode = 1;
    write(`    below ${LOWEST_SCORE}: ${low.join(', ')}`);
  }
  if (low.length > 0 || values.verbose) write(`    cost points: ${costs(measurements, counted)}`);
}

function costs(measurements: Measurement[], counted: readonly Category[]): string {
  const named = measurements.flatMap(({ findings }) => findings);
  const audits = named.filter(({ category }) => counted.includes(category)).map(({ audit }) => audit);
  return [...new Set(audits)].join(', ') || 'nothing';
}

/** The pages that search engines may show. */
async function pathsOfSitemap(): Promise<string[]> {
  const answer = await fetch(new URL('/sitemap.xml', site));
  if (!answer.ok) throw new Error(`${site}/sitemap.xml answered ${answer.status}.`);
  return [...(await answer.text()).matchAll(/<loc>([^<]+)/g)].map(([, url]) => new URL(url ?? '').pathname);
}

function median(numbers: number[]): number {
  return numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? 0;
}

function row(path: string, scores: string[], rest: string): string {
  const columns = [...scores, '', '', ''].slice(0, categories.length);
  return `${path.padEnd(44)}${columns.map((score) => score.padStart(6)).join('')}   ${rest}`;
}

function write(line: string): void {
  process.stdout.write(`${line}\n`);
}
