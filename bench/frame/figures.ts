import type { Figures } from './measurement.ts';

/** A figure over the rounds of a run. */
export interface Summary {
  median: number;
  min: number;
  max: number;
  rounds: number[];
}

const ascending = (values: readonly number[]) => values.toSorted((a, b) => a - b);

/** The value below which a share of the others lies: 0.5 is the middle one. */
export function quantile(values: readonly number[], share: number): number {
  const sorted = ascending(values);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;
}

function summarize(rounds: number[]): Summary {
  return { median: quantile(rounds, 0.5), min: Math.min(...rounds), max: Math.max(...rounds), rounds };
}

/** Every figure that any of the rounds has, over all rounds. */
export function summaries(rounds: readonly Figures[]): Record<string, Summary> {
  const names = new Set(rounds.flatMap((figures) => Object.keys(figures)));
  return Object.fromEntries(
    [...names].map((name) => [name, summarize(rounds.flatMap(({ [name]: value }) => value ?? []))]),
  );
}
