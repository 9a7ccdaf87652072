import type { Measurement } from '../frame/measurement.ts';
import { startBrowser, tapAtOnce } from '../product/slow-phone.ts';
import { startWholeStack } from '../product/whole-stack.ts';

export const tap: Measurement = {
  title:
    'a tap on "direct" right after the first paint, on a bad connection: 400 kbit/s, 400 ms to any answer',
  notes: [
    'Until the first field of the form takes the focus, with an empty cache, while the rest of the page is still on its way.',
  ],
  async *stages(bench) {
    const { urls } = await bench.shared(startWholeStack);
    const browser = await startBrowser();
    bench.atEnd(() => browser.close());
    yield { subjects: [{ name: 'ours', measure: () => tapAtOnce(browser, urls.site) }] };
  },
};
