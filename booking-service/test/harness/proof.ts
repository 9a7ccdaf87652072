import { appendFileSync } from 'node:fs';

/**
 * How much a proof does: `npm test` runs a quick set, `npm run test:promises` the figures that are promised
 * (docs/promises.md), `npm run test:soak` ten times as much.
 */
const size = process.env.PROOF ?? 'quick';

export const isQuick = size === 'quick';

export function times(quick: number, full: number): number {
  if (isQuick) return quick;
  return size === 'soak' ? full * 10 : full;
}

/** Milliseconds that a test may take: the quick set is short, the figures have the time of their run. */
export const patience = (quickMs: number) => (isQuick ? quickMs : (size === 'soak' ? 300 : 25) * 60_000);

/** Where all random choices of a proof begin. `PROOF_SEED` tries another world. */
export const SEED = Number(process.env.PROOF_SEED ?? 20260702);

/** Notes what a proof has measured, for the table at the end of `npm run test:promises`. */
export function figure(proof: string, facts: Record<string, number | string>): void {
  const file = process.env.PROOF_FIGURES;
  if (file) appendFileSync(file, `${JSON.stringify({ proof, ...facts })}\n`);
}

/** Says how far a proof has come, for whoever watches `npm run test:promises`. */
export function progress(proof: string, done: number, of: number): void {
  const file = process.env.PROOF_PROGRESS;
  if (file) appendFileSync(file, `${JSON.stringify({ proof, done, of })}\n`);
}

/** Numbers from 0 up to 1 that are the same in every run (mulberry32). */
export function seededRandom(seed: number) {
  let state = seed >>> 0;
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = state;
    mixed = Math.imul(mixed ^ (mixed >>> 15), mixed | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
  const below = (limit: number) => Math.floor(next() * limit);
  return {
    below,
    pick<T>(items: readonly T[]): T {
      const item = items[below(items.length)];
      if (item === undefined) throw new Error('There is nothing to pick from');
      return item;
    },
    chance: (probability: number) => next() < probability,
  };
}

export type Random = ReturnType<typeof seededRandom>;

/** Runs `work` for 0 to `count - 1`, at most `together` at once. `proof` tells watchers how far it has come. */
export async function inBatches<T>(
  count: number,
  together: number,
  work: (index: number) => Promise<T>,
  proof?: string,
): Promise<T[]> {
  const results: T[] = [];
  let [next, done] = [0, 0];
  const worker = async () => {
    for (let index = next++; index < count; index = next++) {
      results[index] = await work(index);
      done += 1;
      if (proof !== undefined) progress(proof, done, count);
    }
  };
  await Promise.all(Array.from({ length: Math.min(together, count) }, worker));
  return results;
}
