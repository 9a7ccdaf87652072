import type { StaffLanguage } from 'shared/auth/staff-languages.ts';
/** Texts stay texts, whatever they look like; numbers are won, or counts. */
export type Cell = string | number | null;

/** Where a page of rows ended: each row of a sheet has a place of its own. */
export type Place = readonly [at: string, key: string];

/** From the first day's beginning until the end of the last, in Seoul. */
export interface Days {
  from: Date;
  until: Date;
}

/** What one kind of export reads, oldest first. */
export interface Sheet {
  /** Headings in the order of the cells. */
  columns: Record<StaffLanguage, readonly string[]>;
  /** $1, $2: the days. */
  count: string;
  /**
   * $1, $2: the days; $3, $4: the place of the last row before, or the beginning; $5: how many. Columns `cells`, a JSON array, and
   * `at` and `key`, its place.
   */
  page: string;
  /** Whether `page` reads what holds at a moment, $6. */
  readsNow?: true;
}

/** A moment as people in Seoul read it, as SQL: "2026-11-26 14:10". */
export const seoulSql = (moment: string) =>
  `to_char(${moment} AT TIME ZONE 'Asia/Seoul', 'YYYY-MM-DD HH24:MI')`;
