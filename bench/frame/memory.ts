import { readFileSync } from 'node:fs';
import { withChildren } from './processes.ts';

export interface Memory {
  /** Every page that a process has, in megabytes. What it shares with others counts for each of them. */
  rss: number;
  /** The same, with what is shared divided among those who share it. */
  pss: number;
}

/** Memory of a process with all its children and theirs. */
export function memoryWithChildren(root: number): Memory {
  const all = withChildren(root).map(({ pid }) => memoryOf(pid));
  const sum = (pick: (one: Memory) => number) => all.reduce((total, one) => total + pick(one), 0);
  return { rss: sum(({ rss }) => rss), pss: sum(({ pss }) => pss) };
}

function memoryOf(pid: number): Memory {
  try {
    const text = readFileSync(`/proc/${pid}/smaps_rollup`, 'utf8');
    const megabytes = (key: string) =>
      (Number(new RegExp(`^${key}:\\s+(\\d+) kB`, 'm').exec(text)?.[1] ?? 0) * 1024) / 1_000_000;
    return { rss: megabytes('Rss'), pss: megabytes('Pss') };
  } catch {
    // It has just ended, or is another user's.
    return { rss: 0, pss: 0 };
  }
}

const LOOK_EVERY_MS = 100;

/** How much more a process had at most while something was done than right before it, in megabytes of PSS. */
export async function memoryBeyondRest(pid: number, work: () => Promise<unknown>): Promise<number> {
  const atRest = memoryWithChildren(pid).pss;
  let most = atRest;
  const looking = setInterval(() => (most = Math.max(most, memoryWithChildren(pid).pss)), LOOK_EVERY_MS);
  try {
    await work();
  } finally {
    clearInterval(looking);
  }
  return most - atRest;
}
