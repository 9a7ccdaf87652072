import { chromium } from '@playwright/test';
import { launch } from 'chrome-launcher';
import lighthouse, { type Flags, type Result, type RunnerResult } from 'lighthouse';
import { chromiumArguments, installedChromium } from './chromium.ts';

/** Lighthouse's names of what it judges, in the order in which we show them. */
export const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const;
export type Category = (typeof categories)[number];

export interface Measurement {
  /** 0 to 100 */
  scores: Record<Category, number>;
  /** Main figures behind the performance score, as Lighthouse words them: "1.2 s". */
  figures: string[];
  /** What cost points: the ids of audits that Lighthouse does not show in green, with their category. */
  findings: { category: Category; audit: string }[];
}

const figures = [
  'first-contentful-paint',
  'largest-contentful-paint',
  'total-blocking-time',
  'cumulative-layout-shift',
  'speed-index',
];

/** From here on Lighthouse shows an audit in green. */
const GOOD = 0.9;

/** On a busy machine a browser can miss the start of its own trace; Lighthouse then asks to be run again. */
const TRIES = 3;

/**
 * Measures a page with Lighthouse's mobile settings (a slow phone on slow 4G, simulated), in a browser of its own with
 * an empty cache.
 *
 * @throws Error when the page could not be measured.
 */
export async function measure(url: string): Promise<Measurement> {
  let why = '';
  for (let tries = 0; tries < TRIES; tries += 1) {
    const { lhr } = await run(url);
    if (!lhr.runtimeError) return measurementOf(lhr);
    why = lhr.runtimeError.message;
  }
  throw new Error(`${url} could not be measured: ${why}`);
}

async function run(url: string): Promise<RunnerResult> {
  const browser = await launch({
    chromePath: installedChromium({ isWhole: true }) ?? installedChromium() ?? chromium.executablePath(),
    chromeFlags: ['--headless=new', ...chromiumArguments()],
    logLevel: 'silent',
  });
  try {
    const flags: Flags = { port: browser.port, onlyCategories: [...categories], logLevel: 'silent' };
    const result = await lighthouse(url, flags);
    if (!result) throw new Error(`Lighthouse gave no result for ${url}.`);
    return result;
  } finally {
    browser.kill();
  }
}

function measurementOf(lhr: Result): Measurement {
  const score = (category: Category) => Math.round((lhr.categories[category]?.score ?? 0) * 100);
  return {
    scores: {
      performance: score('performance'),
      accessibility: score('accessibility'),
      'best-practices': score('best-practices'),
      seo: score('seo'),
    },
    figures: figures.map((id) => lhr.audits[id]?.displayValue ?? '?'),
    findings: categories.flatMap((category) =>
      (lhr.categories[category]?.auditRefs ?? [])
        .filter(({ id, weight }) => weight > 0 && (lhr.audits[id]?.score ?? 1) < GOOD)
        .map(({ id }) => ({ category, audit: id })),
    ),
  };
}
