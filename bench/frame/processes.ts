import { readdirSync, readFileSync } from 'node:fs';

/** What of a process `/proc` says; only Linux has it. */
interface ProcessState {
  pid: number;
  parent: number;
  /** Processor time that it and its ended children have used. */
  cpuMs: number;
}

/** Linux counts processor time in hundredths of a second. */
const MS_OF_A_TICK = 10;

export const canLookAtProcesses = process.platform === 'linux';

/** A process with all its children and theirs. */
export function withChildren(root: number): ProcessState[] {
  const all = readdirSync('/proc')
    .filter((entry) => /^\d+$/.test(entry))
    .flatMap((pid) => stateOf(Number(pid)) ?? []);
  const parents = new Map(all.map(({ pid, parent }) => [pid, parent]));
  const isBelow = (pid: number | undefined): boolean =>
    pid === root || (pid !== undefined && isBelow(parents.get(pid)));
  return all.filter(({ pid }) => isBelow(pid));
}

function stateOf(pid: number): ProcessState | undefined {
  try {
    // The name of the program, which may hold anything, stands in brackets before the rest.
    const fields = (readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1) ?? '')
      .split(' ')
      .map(Number);
    const ticks = fields.slice(11, 15).reduce((sum, field) => sum + field, 0);
    return { pid, parent: fields[1] ?? 0, cpuMs: ticks * MS_OF_A_TICK };
  } catch {
    // It has just ended.
    return undefined;
  }
}
