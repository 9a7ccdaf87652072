import type { BookingPage } from './booking-page.ts';
import { startOf } from './page-conditions.ts';
import type { Class, Parameters } from './page-conditions.ts';
import { patternOf } from './search-terms.ts';
import type { SearchTerms } from './search-terms.ts';
import { dayAfter } from './session-day.ts';

/** What a page of the list asks for. */
export interface Question {
  page: BookingPage;
  terms: SearchTerms | null;
  span: { from: string; to: string } | null;
  now: Date;
}

export const placeSql = (column: string) => `booking_id AS id,
  CASE WHEN ${column} = 'infinity' THEN 'infinity'
       ELSE to_char(${column} AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"') END AS at`;

export const spanSql = (span: NonNullable<Question['span']>, add: Parameters['add']) =>
  `session_at >= ${add(span.from)}::timestamptz AND session_at < ${add(span.to)}::timestamptz`;

export function matchSql(terms: SearchTerms | null, add: Parameters['add']): string {
  if (!terms) return 'true';
  const text = `words LIKE ANY (${add(terms.texts.map(patternOf))}::text[])`;
  return terms.day === undefined ? text : `(${text} OR ${spanSql(daySpan(terms.day), add)})`;
}

/** Asked for both, Postgres might take the wider one for the narrower. */
export const isWithin = (day: string, { from, to }: BookingPage) =>
  (from ?? day) <= day && day <= (to ?? day);

export const daySpan = (day: string) => ({ from: startOf(day), to: startOf(dayAfter(day)) });

export const anyOf = (classes: Class[]) =>
  `(${classes.map(({ indexed, checked }) => `(${indexed} AND ${checked})`).join(' OR ')})`;
