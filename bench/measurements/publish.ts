import { setTimeout as delay } from 'node:timers/promises';
import { quantile } from '../frame/figures.ts';
import type { Measurement, Subject } from '../frame/measurement.ts';
import { ask } from '../frame/programs.ts';
import { startContent } from '../product/content.ts';
import { revalidate, startNextRival } from '../product/next-rival.ts';
import { startSite } from '../product/site.ts';

const PUBLISHES = 10;
const QUICK_PUBLISHES = 3;
/** How often the page is asked for: more would slow down what is measured. */
const LOOK_EVERY_MS = 5;
const LOST_AFTER_MS = 30_000;

export const publish: Measurement = {
  title: 'from a publish in the CMS to the page',
  notes: [
    'Both read their content from a CMS that answers at once and are told of the publish. Ours renders and checks every page in',
    'all languages before any of them is live; revalidatePath makes the one English page anew when somebody asks for it.',
  ],
  async *stages(bench) {
    const publishes = bench.options.isQuick ? QUICK_PUBLISHES : PUBLISHES;
    const [ownContent, rivalContent] = [await startContent(bench), await startContent(bench)];
    const { site, publisher } = await startSite(bench, ownContent);
    const rival = await startNextRival(bench, rivalContent);
    const nudge = () => ask(`${publisher.url}/nudge`, { method: 'POST' });
    let version = 1;
    for (const entries of bench.options.entries) {
      const subject = (
        name: string,
        { publish: store }: typeof ownContent,
        tell: () => Promise<unknown>,
        page: string,
      ): Subject => ({
        name,
        async measure() {
          const times: number[] = [];
          // The first has the other number of entries to get used to.
          for (let time = 0; time <= publishes; time += 1) {
            version += 1;
            const startedAt = performance.now();
            await store(version, entries);
            await tell();
            await isLive(page, `Take ${version}.`);
            if (time > 0) times.push(performance.now() - startedAt);
          }
          return { 'median ms': quantile(times, 0.5), 'slowest ms': Math.max(...times) };
        },
      });
      yield {
        name: `${entries.toLocaleString('en')} FAQ entries`,
        subjects: [
          subject('ours, the whole site', ownContent, nudge, `${site.url}/faq`),
          subject(
            'Next.js, revalidatePath',
            rivalContent,
            () => revalidate(rival, '/faq'),
            `${rival.url}/faq`,
          ),
        ],
      };
    }
  },
};

async function isLive(url: string, text: string): Promise<void> {
  const deadline = Date.now() + LOST_AFTER_MS;
  while (!(await (await fetch(url)).text()).includes(text)) {
    if (Date.now() > deadline) throw new Error(`${url} never said "${text}"`);
    await delay(LOOK_EVERY_MS);
  }
}
