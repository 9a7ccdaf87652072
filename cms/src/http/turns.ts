import { AsyncLocalStorage } from 'node:async_hooks';

type GiveBack = () => void;

/** What a request holds until it is answered. */
const held = new AsyncLocalStorage<GiveBack[]>();
const lines = new Map<string, Promise<void>>();

/** Runs `work`; turns that it takes are given back when it has ended, well or not. */
export async function givingTurnsBack<Result>(work: () => Promise<Result>): Promise<Result> {
  const turns: GiveBack[] = [];
  try {
    return await held.run(turns, work);
  } finally {
    for (const giveBack of turns) giveBack();
  }
}

/** Waits for the requests that took the same turn before, and holds it until this one is answered. */
export async function takeTurn(name: string): Promise<void> {
  const turns = held.getStore();
  if (!turns) return;
  const before = lines.get(name);
  const mine = Promise.withResolvers<undefined>();
  const line = Promise.all([before, mine.promise]).then(() => undefined);
  lines.set(name, line);
  turns.push(() => {
    mine.resolve(undefined);
    if (lines.get(name) === line) lines.delete(name);
  });
  await before;
}
