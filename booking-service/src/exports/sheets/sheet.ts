import type { StaffLanguage } from 'shared/auth/staff-languages.ts';
import type { Span } from 'shared/reports/spans.ts';
import type { Database } from '../../platform/database.ts';

/** Texts stay texts, whatever they look like; numbers are won, or counts. */
export type Cell = string | number | null;

/** Where a page of rows ended: each row of a sheet has a place of its own. */
export type Place = readonly [at: string, key: string];

/** Written into the statements: without a number there Postgres plans for a tenth of everything, and reads whole tables for a page. */
export const PAGE_ROWS = 1_000;

interface Headed {
  /** Headings in the order of the cells. */
  columns: Record<StaffLanguage, readonly string[]>;
}

/** What is asked of a sheet. */
export interface Asked {
  /** The days, yyyy-MM-dd in Seoul. */
  span: Span;
  language: StaffLanguage;
  now: Date;
  /** Left out: all of them, and what is the house's own. */
  branchId?: number | undefined;
}

/** One whose rows are few and are made at once. */
export interface MadeSheet extends Headed {
  make: (db: Database, asked: Asked) => Promise<Cell[][]>;
}

/** One whose rows are read page by page, oldest first. */
export interface PagedSheet extends Headed {
  /** $1, $2: the days; $3: the branch, or null for all. */
  count: string;
  /**
   * $1, $2: the days; $3, $4: the place of the last row before, or the beginning; $5: the branch, or null for all. Columns `cells`,
   * a JSON array, null for a row that is not of the branch, and `at` and `key`, its place; `PAGE_ROWS` at most.
   */
  page: string;
  /** Whether `page` reads what holds at a moment, $6. */
  readsNow?: true;
  /** Whether `page` has the column `branchId`, null for what is the house's own: each row then says where it is of, if there are several. */
  saysBranch?: true;
}

/** What one kind of export has. */
export type Sheet = PagedSheet | MadeSheet;

/** A moment as people in Seoul read it, as SQL: "2026-11-26 14:10". */
export const seoulSql = (moment: string) =>
  `to_char(${moment} AT TIME ZONE 'Asia/Seoul', 'YYYY-MM-DD HH24:MI')`;
