import type { Fault } from './fault.ts';
import type { Verdict } from './judge.ts';

/** Formats one line per fault: result, layer, subject, name and test file. */
export function tableOf(all: readonly { fault: Fault; verdict: Verdict }[]): string {
  const rows = all.map(({ fault: { layer, name, guards, caughtBy }, verdict }) => [
    ...[verdict.isCaught ? '✓' : '✗', layer, guards, name, caughtBy],
  ]);
  const heading = ['', 'layer', 'guards', 'fault', 'caught by'];
  const lines = [heading, ...rows];
  const widths = heading.map((_, column) => Math.max(...lines.map((cells) => cells[column]?.length ?? 0)));
  return lines
    .map((cells) =>
      cells
        .map((cell, column) => cell.padEnd(widths[column] ?? 0))
        .join('  ')
        .trimEnd(),
    )
    .join('\n');
}
