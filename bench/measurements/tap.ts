import { startMockApi } from '../../astro-site/e2e/pages/mock-api.ts';
import serveRelease from '../../astro-site/e2e/pages/release.ts';
import type { Measurement } from '../frame/measurement.ts';
import { startBrowser, tapAtOnce } from '../product/slow-phone.ts';

export const tap: Measurement = {
  title:
    'a tap on "direct" right after the first paint, on a bad connection: 400 kbit/s, 400 ms to any answer',
  notes: [
    'Until the first field of the form takes the focus, with an empty cache, while the rest of the page is still on its way.',
    'The release of the page tests; its API is played, as slow as the rest.',
  ],
  async *stages(bench) {
    bench.atEnd(await serveRelease());
    const site = process.env['RELEASE_URL'] ?? '';
    const api = await startMockApi();
    bench.atEnd(() => Promise.resolve(api.close()));
    const browser = await startBrowser();
    bench.atEnd(() => browser.close());
    yield {
      subjects: [{ name: 'ours', measure: () => tapAtOnce(browser, site, api.mock) }],
    };
  },
};
