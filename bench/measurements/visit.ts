import type { Measurement } from '../frame/measurement.ts';
import { startNextRival } from '../product/next-rival.ts';
import { startBrowser, visit as visitSite } from '../product/slow-phone.ts';
import { startWholeStack } from '../product/whole-stack.ts';

export const visit: Measurement = {
  title: 'the landing page and its wizard on a slow phone: CPU four times slower, slow 4G',
  notes: [
    'The rival is the same texts and steps as a minimal Next.js app, without our typefaces, pictures, movement and checks.',
    '"usable": a press on "direct" opens the form. Counted from the start for somebody who goes straight there, and from the',
    'moment when the wizard is reached for somebody who has read the page for five seconds first. Requests and KB are of page and wizard.',
  ],
  async *stages(bench) {
    const { urls, contentApiToken } = await bench.shared(startWholeStack);
    const content = { url: urls.cms, token: contentApiToken };
    const rival = await startNextRival(bench, content, urls.bookingService);
    const browser = await startBrowser();
    bench.atEnd(() => browser.close());
    yield {
      subjects: [
        { name: 'ours', measure: () => visitSite(browser, urls.site) },
        { name: 'Next.js, minimal', measure: () => visitSite(browser, rival.url) },
      ],
    };
  },
};
