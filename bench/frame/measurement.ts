import type { Bench } from './bench.ts';

/** What one look at one thing gives: figures by their names, as they stand above the columns. */
export type Figures = Record<string, number>;

/** One of those that are measured beside each other. */
export interface Subject {
  name: string;
  measure(): Promise<Figures>;
}

/** Subjects that are measured in turn, round after round, so that what slows the machine down meets all of them. */
export interface Stage {
  /** Of this stage, where a measurement has several. */
  name?: string;
  subjects: Subject[];
  /** Where a measurement needs another number of them than the run has. */
  rounds?: number;
  /** Whose value of which figure the others are held against, in the same round. */
  comparedWith?: { subject: string; figure: string };
}

/** Something that is measured: it starts what it needs and hands out its stages. What was started stops at its end. */
export interface Measurement {
  title: string;
  /** What a reader has to know beside the figures. */
  notes?: string[];
  /** Not part of a run of everything. */
  isOnlyByName?: boolean;
  stages(bench: Bench): AsyncGenerator<Stage, void, void>;
}
