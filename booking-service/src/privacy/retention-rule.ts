import type { RetentionPeriods } from '../platform/retention-periods.ts';

/** One line of what this service keeps of people. */
export interface RetentionRule {
  what: string;
  /** `table.column`, those that can hold it. */
  columns: readonly string[];
  why: string;
  kept(periods: RetentionPeriods): string;
  /** What happens then. */
  then: string;
}

export const of = (table: string, columns: string) =>
  columns.split(' ').map((column) => `${table}.${column}`);
export const years = (count: number) => (count === 1 ? '1 year' : `${count} years`);
export const days = (count: number) => (count === 1 ? '1 day' : `${count} days`);
