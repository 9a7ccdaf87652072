import { type Browser, chromium, type Page } from '@playwright/test';
import { chromiumArguments, installedChromium } from '../../local-stack/src/testing/chromium.ts';
import type { Figures } from '../frame/measurement.ts';

const kilobits = (count: number) => (count * 1_000) / 8;

/** Lighthouse's slow 4G and its phone, held to by the browser itself. */
const SLOW_4G = {
  network: { latency: 150, downloadThroughput: kilobits(1_600), uploadThroughput: kilobits(750) },
  cpuSlowdown: 4,
};
/** A bad connection on the road. */
const BAD_CONNECTION = {
  network: { latency: 400, downloadThroughput: kilobits(400), uploadThroughput: kilobits(400) },
  cpuSlowdown: 1,
};
const PHONE = { viewport: { width: 412, height: 823 }, deviceScaleFactor: 1.75, hasTouch: true };
const PATIENCE_MS = 60_000;
/** Nothing on a page tells when somebody has read it: a time that is the same for both subjects. */
const READING_MS = 5_000;

export function startBrowser(): Promise<Browser> {
  const executablePath = installedChromium();
  return chromium.launch({ args: chromiumArguments(), ...(executablePath && { executablePath }) });
}

/**
 * Two guests with an empty cache: one reads for five seconds once the landing page is there and then books, the other goes straight
 * to the wizard. Requests and bytes are those of the second: the page and its wizard.
 */
export async function visit(browser: Browser, site: string): Promise<Figures> {
  const reading = await onSlowPhone(browser, async (page) => {
    await page.goto(site, { waitUntil: 'networkidle', timeout: PATIENCE_MS });
    const largest = await page.evaluate(largestPaint);
    await page.mouse.wheel(0, PHONE.viewport.height / 2);
    await page.waitForTimeout(READING_MS);
    const reachedAt = await page.evaluate(() => performance.now());
    await page.evaluate(pressUntilTheFormIsThere);
    return {
      'largest paint ms': largest,
      'usable after reading ms': (await formIsThereAt(page)) - reachedAt,
    };
  });
  const booking = await onSlowPhone(browser, async (page) => {
    await page.addInitScript(pressUntilTheFormIsThere);
    await page.goto(site, { waitUntil: 'domcontentloaded', timeout: PATIENCE_MS });
    const usable = await formIsThereAt(page);
    await page.waitForLoadState('networkidle');
    return { 'usable from the start ms': usable };
  });
  return {
    requests: booking.requests,
    KB: booking.kilobytes,
    ...reading.figures,
    ...booking.figures,
  };
}

/** A guest with a bad connection and an empty cache, who taps on "direct" as soon as there is anything to see. */
export async function tapAtOnce(browser: Browser, site: string): Promise<Figures> {
  const { figures, requests, kilobytes } = await onSlowPhone(
    browser,
    async (page) => {
      await page.addInitScript(tapAfterFirstPaint);
      await page.goto(site, { waitUntil: 'commit', timeout: PATIENCE_MS });
      const tapped = await page.waitForFunction(() => (window as TappingWindow).tapped, undefined, {
        timeout: PATIENCE_MS,
      });
      return (await tapped.jsonValue()) ?? {};
    },
    BAD_CONNECTION,
  );
  return { requests, KB: kilobytes, ...figures };
}

/** When a press on the wizard has first had its effect, in milliseconds of the page's own clock. */
async function formIsThereAt(page: Page): Promise<number> {
  const opened = await page.waitForFunction(
    () => (window as Window & { formIsThereAt?: number }).formIsThereAt,
    undefined,
    { timeout: PATIENCE_MS },
  );
  return (await opened.jsonValue()) ?? Number.NaN;
}

async function onSlowPhone(
  browser: Browser,
  act: (page: Page) => Promise<Figures>,
  { network, cpuSlowdown }: typeof SLOW_4G = SLOW_4G,
) {
  const context = await browser.newContext(PHONE);
  const page = await context.newPage();
  const devtools = await context.newCDPSession(page);
  let [requests, bytes] = [0, 0];
  devtools.on('Network.requestWillBeSent', ({ request }) => {
    if (request.url.startsWith('http')) requests += 1;
  });
  devtools.on('Network.loadingFinished', ({ encodedDataLength }) => {
    bytes += encodedDataLength;
  });
  await devtools.send('Network.enable');
  await devtools.send('Network.emulateNetworkConditions', { offline: false, ...network });
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: cpuSlowdown });
  try {
    const figures = await act(page);
    return { figures, requests, kilobytes: bytes / 1_000 };
  } finally {
    await context.close();
  }
}

/** Runs in the page. */
const largestPaint = () =>
  new Promise<number>((resolve) => {
    new PerformanceObserver((list) => resolve(list.getEntries().at(-1)?.startTime ?? Number.NaN)).observe({
      type: 'largest-contentful-paint',
      buffered: true,
    });
  });

/** Runs in the page: goes to the wizard as soon as it is there and presses "direct" until that has an effect. */
function pressUntilTheFormIsThere(): void {
  const pressing = setInterval(() => {
    const card = document.querySelector<HTMLElement>('[data-booking-type="direct"]');
    if (document.querySelector('#booking-form-heading')) {
      clearInterval(pressing);
      (window as Window & { formIsThereAt?: number }).formIsThereAt = performance.now();
      return;
    }
    // What comes in late moves the wizard away again; to scroll without need would cost the slow processor time.
    const wizard = document.querySelector('#booking-wizard');
    const top = wizard?.getBoundingClientRect().top ?? 0;
    if (top < 0 || top > innerHeight / 2) wizard?.scrollIntoView({ behavior: 'instant' });
    card?.click();
  }, 50);
}

type TappingWindow = Window & { tapped?: Figures };

/** Runs in the page: taps on "direct" in the first frame after the first paint, and waits until the first field of the form takes the focus. */
function tapAfterFirstPaint(): void {
  let tappedAt: number | undefined;
  const look = () => {
    const card = document.querySelector<HTMLElement>('[data-booking-type="direct"]');
    const painted = performance.getEntriesByName('first-contentful-paint')[0]?.startTime;
    if (tappedAt === undefined && card && painted !== undefined) {
      card.scrollIntoView({ behavior: 'instant', block: 'center' });
      tappedAt = performance.now();
      card.click();
    }
    const field = document.querySelector<HTMLInputElement>(
      '#booking-wizard form :is(input, select, textarea, button):not([type="hidden"], :disabled)',
    );
    field?.focus();
    if (tappedAt === undefined || painted === undefined || !field || document.activeElement !== field)
      return void requestAnimationFrame(look);
    (window as TappingWindow).tapped = {
      'first paint ms': painted,
      'tap ms': tappedAt,
      'from tap to first field ms': performance.now() - tappedAt,
    };
  };
  requestAnimationFrame(look);
}
