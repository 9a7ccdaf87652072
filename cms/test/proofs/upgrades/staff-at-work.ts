import * as z from 'zod';
import type { Release } from './release.ts';

const snapshotSchema = z.object({
  menu: z.array(z.object({ name: z.object({ en: z.string() }) })),
  settings: z.object({ supportHandle: z.string() }),
});

interface Noted {
  saved: number;
  /** Saves and reads that were not answered as they should be. */
  refused: string[];
  /** What was saved, and is not there. */
  lost: string[];
}

/**
 * Somebody who publishes a new name of a drink and another chat handle, again and again, each time at the next of the releases
 * that serve. After each the publisher and the booking service read at all of them.
 *
 * @param drink the first of the menu
 */
export function staffAtWork(serving: readonly Release[], drink: string) {
  const noted: Noted = { saved: 0, refused: [], lost: [] };
  let isOver = false;

  async function isFine(what: string, answer: Response): Promise<boolean> {
    if (!answer.ok) noted.refused.push(`${what}: ${answer.status} ${(await answer.text()).slice(0, 300)}`);
    return answer.ok;
  }

  async function edit(at: Release, turn: number): Promise<void> {
    const wanted = { drink: `Lemonade ${turn}`, handle: `@house-${turn}` };
    const drinkSaved = await at.save('PATCH', `${drink}?locale=en`, {
      name: wanted.drink,
      _status: 'published',
    });
    const handleSaved = await at.save('POST', '/api/globals/site-settings?locale=en', {
      supportHandle: wanted.handle,
      _status: 'published',
    });
    if (!(await isFine('drink', drinkSaved)) || !(await isFine('handle', handleSaved))) return;
    for (const reader of serving) {
      const answer = await reader.read('/api/content/snapshot');
      if (!(await isFine('snapshot', answer))) continue;
      const { menu, settings } = snapshotSchema.parse(await answer.json());
      const found = { drink: menu[0]?.name.en, handle: settings.supportHandle };
      if (JSON.stringify(found) !== JSON.stringify(wanted))
        noted.lost.push(JSON.stringify({ wanted, found }));
      await isFine('catalogue', await reader.read('/api/content/catalogue'));
    }
    noted.saved += 1;
  }

  const work = (async () => {
    for (let turn = 0; !isOver; turn += 1) {
      const at = serving[turn % serving.length];
      if (at) await edit(at, turn);
    }
  })();
  // Told to whoever stops it.
  work.catch(() => undefined);

  return {
    noted,
    stop: async () => {
      isOver = true;
      await work;
    },
  };
}
