import type { Summary } from './figures.ts';
import type { Machine } from './machine.ts';
import type { SubjectResult } from './rounds.ts';

/** Three digits that count; what is large is a whole number. */
function shown(value: number): string {
  if (!Number.isFinite(value)) return '–';
  if (Math.abs(value) >= 1_000) return Math.round(value).toLocaleString('en');
  return String(Number(value.toPrecision(3)));
}

const cell = ({ median, min, max, rounds }: Summary) =>
  rounds.length > 1 && min !== max ? `${shown(median)} (${shown(min)}–${shown(max)})` : shown(median);

/** A table with the subjects below each other, and the median and the range of every figure. */
export function table(results: readonly SubjectResult[]): string {
  const columns = [...new Set(results.flatMap(({ figures }) => Object.keys(figures)))];
  const rows = results.map(({ subject, figures }) => [
    subject,
    ...columns.map((column) => (figures[column] ? cell(figures[column]) : '')),
  ]);
  const all = [['', ...columns], ...rows];
  const widths = all[0]?.map((_, at) => Math.max(...all.map((row) => row[at]?.length ?? 0))) ?? [];
  const line = (row: string[]) =>
    row
      .map((text, at) => (at === 0 ? text.padEnd(widths[at] ?? 0) : text.padStart(widths[at] ?? 0)))
      .join('   ');
  return all.map((row) => `  ${line(row).trimEnd()}`).join('\n');
}

export const machineLines = (machine: Machine): string => {
  const { cores, processor, memoryMb, node, postgres, postgresSettings, load, system, commit } = machine;
  const settings = Object.entries(postgresSettings).map(([name, value]) => `${name} ${value}`);
  return [
    `  ${cores} cores, ${processor}${machine.isVirtual ? ' (virtual)' : ''}, ${Math.round(memoryMb / 1000)} GB, ${system}`,
    `  Node ${node}, PostgreSQL ${postgres}, commit ${commit}, load of the last minute ${load.toFixed(1)}`,
    `  ${settings.join(', ')}`,
  ].join('\n');
};
