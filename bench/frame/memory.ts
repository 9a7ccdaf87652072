import { readdirSync, readFileSync } from 'node:fs';

export interface Memory {
  /** Every page that a process has, in megabytes. What it shares with others counts for each of them. */
  rss: number;
  /** The same, with what is shared divided among those who share it. */
  pss: number;
}

/** Memory of a process with all its children and theirs. Only Linux lets us look. */
export function memoryWithChildren(root: number): Memory {
  const parents = new Map(
    readdirSync('/proc')
      .filter((entry) => /^\d+$/.test(entry))
      .map((pid) => [Number(pid), parentOf(pid)]),
  );
  const isBelow = (pid: number | undefined): boolean =>
    pid === root || (pid !== undefined && isBelow(parents.get(pid)));
  const all = [...parents.keys()].filter(isBelow).map(memoryOf);
  const sum = (pick: (one: Memory) => number) => all.reduce((total, one) => total + pick(one), 0);
  return { rss: sum(({ rss }) => rss), pss: sum(({ pss }) => pss) };
}

function parentOf(pid: string): number | undefined {
  try {
    // The name of the program, which may hold anything, stands in brackets before the rest.
    const afterName = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1) ?? '';
    return Number(afterName.split(' ')[1]);
  } catch {
    // It has just ended.
    return undefined;
  }
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
