import { readdirSync, readFileSync } from 'node:fs';

export interface Memory {
  /** Every page that a process has, in megabytes. What it shares with others counts for each of them. */
  rss: number;
  /** The same, with what is shared divided among those who share it. */
  pss: number;
}

/** Memory of a process with all its children, which are in its group. Only Linux lets us look. */
export function memoryOfGroup(leader: number): Memory {
  const all = readdirSync('/proc')
    .filter((entry) => /^\d+$/.test(entry))
    .filter((pid) => groupOf(pid) === leader)
    .map(memoryOf);
  const sum = (pick: (one: Memory) => number) => all.reduce((total, one) => total + pick(one), 0);
  return { rss: sum(({ rss }) => rss), pss: sum(({ pss }) => pss) };
}

function groupOf(pid: string): number | undefined {
  try {
    // The name of the program, which may hold anything, stands in brackets before the rest.
    const afterName = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1) ?? '';
    return Number(afterName.split(' ')[2]);
  } catch {
    // It has just ended.
    return undefined;
  }
}

function memoryOf(pid: string): Memory {
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
