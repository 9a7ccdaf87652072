import { setTimeout as delay } from 'node:timers/promises';
import { addSeoulDays, seoulWallClock } from 'shared/time/seoul.ts';
import type { Bench } from '../frame/bench.ts';
import { load } from '../frame/load.ts';
import type { Measurement } from '../frame/measurement.ts';
import { memoryWithChildren } from '../frame/memory.ts';
import { canLookAtProcesses } from '../frame/processes.ts';
import { publishSomething } from '../product/editor.ts';
import { startWholeStack, type WholeStack } from '../product/whole-stack.ts';

/** How long nobody does anything before a look: what is given back late is given back by then. */
const REST_MS = 60_000;
const QUICK_REST_MS = 3_000;
const PUBLISHES = 10;

export const memory: Measurement = {
  title: 'memory of every process, with its children, in megabytes',
  notes: ['PSS counts what processes share once; RSS counts it for each of them.'],
  async *stages(bench) {
    if (!canLookAtProcesses) throw new Error('Only Linux says how much memory a process has.');
    const stack = await bench.shared(startWholeStack);
    const rest = () => delay(bench.options.isQuick ? QUICK_REST_MS : REST_MS);
    const look = () => new Map(stack.processes().map(({ name, pid }) => [name, memoryWithChildren(pid)]));
    await rest();
    const before = look();
    await use(bench, stack);
    const during = look();
    await rest();
    const after = look();
    yield {
      rounds: 1,
      subjects: [...before.keys()].map((name) => ({
        name,
        measure: async () => ({
          'at rest: PSS': before.get(name)?.pss ?? Number.NaN,
          'at rest: RSS': before.get(name)?.rss ?? Number.NaN,
          'at the end of the load: PSS': during.get(name)?.pss ?? Number.NaN,
          'at rest again: PSS': after.get(name)?.pss ?? Number.NaN,
        }),
      })),
    };
  },
};

/** Pages, free times and the CMS under load, and some publishes. */
async function use(bench: Bench, { urls, ...stack }: WholeStack): Promise<void> {
  const { connections, seconds } = bench.options;
  const day = addSeoulDays(seoulWallClock(new Date()).date, 3);
  const places = [`${urls.site}/`, `${urls.site}/faq`, `${urls.site}/api/timeslots/${day}`];
  for (const url of places) await load({ urls: [url], connections, seconds });
  await load({ urls: [`${urls.cms}/admin/login`], connections: 4, seconds });
  await publishSomething({ urls, ...stack }, bench.options.isQuick ? 2 : PUBLISHES);
}
