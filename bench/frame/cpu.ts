import type { Figures } from './measurement.ts';
import { canLookAtProcesses, withChildren } from './processes.ts';

/** Whose processor time is looked at: under the column's name, processes with their children. */
export type Workers = Record<string, number[]>;

/**
 * Processor time of each piece of work, in milliseconds. Neighbours who keep the machine busy hardly change it, so it says more
 * than a number a second where one is not alone.
 */
export async function withCpu(
  workers: Workers,
  work: () => Promise<{ pieces: number; figures: Figures }>,
): Promise<Figures> {
  const before = look(workers);
  const { pieces, figures } = await work();
  const after = look(workers);
  const used = Object.keys(after).map((name) => [
    `${name} CPU ms`,
    ((after[name] ?? 0) - (before[name] ?? 0)) / pieces,
  ]);
  return { ...figures, ...Object.fromEntries(used) };
}

function look(workers: Workers): Figures {
  if (!canLookAtProcesses) return {};
  const cpuMs = (root: number) => withChildren(root).reduce((sum, one) => sum + one.cpuMs, 0);
  const sums = Object.entries(workers).map(([name, roots]) => [
    name,
    roots.reduce((sum, root) => sum + cpuMs(root), 0),
  ]);
  return Object.fromEntries(sums);
}
