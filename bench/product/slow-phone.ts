import { type Browser, chromium, type Page } from '@playwright/test';
import { chromiumArguments, installedChromium } from '../../local-stack/src/testing/chromium.ts';
import type { Figures } from '../frame/measurement.ts';

/** Lighthouse's slow 4G and its phone, held to by the browser itself. */
const NETWORK = {
  offline: false,
  latency: 150,
  downloadThroughput: (1_600 * 1_000) / 8,
  uploadThroughput: (750 * 1_000) / 8,
};
const CPU_SLOWDOWN = 4;
const PHONE = { viewport: { width: 412, height: 823 }, deviceScaleFactor: 1.75, hasTouch: true };
const PATIENCE_MS = 60_000;
/** Nothing on a page tells when somebody has read it: a time that is the same for both subjects. */
const READING_MS = 5_000;

export function startBrowser(): Promise<Browser> {
  const executablePath = installedChromium();
  return chromium.launch({ args: chromiumArguments(), ...(executablePath && { executablePath }) });
}

/**
 * Somebody who reads on for five seconds once the landing page is there and then wants to book, and somebody who goes straight to the
 * wizard; each with an empty cache. Requests and bytes are those of the second: the page and its wizard.
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

/** When a press on the wizard has first had its effect, in milliseconds of the page's own clock. */
async function formIsThereAt(page: Page): Promise<number> {
  const opened = await page.waitForFunction(
    () => (window as Window & { formIsThereAt?: number }).formIsThereAt,
    undefined,
    { timeout: PATIENCE_MS },
  );
  return (await opened.jsonValue()) ?? Number.NaN;
}

async function onSlowPhone(browser: Browser, act: (page: Page) => Promise<Figures>) {
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
  await devtools.send('Network.emulateNetworkConditions', NETWORK);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
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
