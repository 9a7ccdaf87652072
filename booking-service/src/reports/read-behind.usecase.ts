import { figureDays, isOpenKind } from 'shared/reports/figures.ts';
import type { Figure, OpenKind } from 'shared/reports/figures.ts';
import type { Behind as Figured } from 'shared/reports/report.ts';
import { isCalendarDate, seoulWallClock } from 'shared/time/seoul.ts';
import { requireBranch } from '../catalogue/branches.store.ts';
import type { OfBranch } from '../catalogue/branch-parameter.ts';
import type { Database, Transaction } from '../platform/database.ts';
import { validationFailed } from '../platform/parse.ts';
import { behindCursorOf, behindPlaceOf, isBehind } from './behind.ts';
import type { BehindPlace } from './behind.ts';
import { readOpenBookings } from './keeping/open-money.store.ts';
import { contributionsOf } from './counting/count-days.usecase.ts';

const BEHIND_PAGE = 50;

type Behind = Figured & OfBranch;

interface BehindPage {
  ids: string[];
  nextCursor: string | null;
}

/** Days of the span on which something is counted that was asked for (`isBehind`), newest first. */
const DAYS = `
  SELECT DISTINCT day::text AS day FROM report_figures
   WHERE day >= $1 AND day <= $2 AND figure = $3 AND key = coalesce($4, key)
     AND ($9::int IS NULL OR branch_id = $9)
     AND ($5::text IS NULL OR detail = $5
          OR detail LIKE 'open:%' AND $5 = CASE WHEN substring(detail FROM 6) < $6::text THEN 'overdue' ELSE 'open' END)
     AND extract(isodow FROM day) = coalesce($7::int, extract(isodow FROM day))
   ORDER BY 1 DESC LIMIT $8`;

/**
 * Numbers of the bookings behind a figure, by its days, the newest first: counted once more by what the rollup is counted by.
 *
 * @returns a page of them, and the cursor of the next one, or null
 * @throws Problem `validation-failed` for a cursor that is none, or a branch that never was
 */
export async function readBehind(db: Database, asked: Behind, now: Date): Promise<BehindPage> {
  const after = asked.cursor === undefined ? undefined : behindPlaceOf(asked.cursor);
  if (asked.cursor !== undefined && !(after && isCalendarDate(after.day)))
    throw validationFailed([{ path: 'cursor', code: 'report-cursor' }]);
  await requireBranch(db, asked.branchId);
  const { figure } = asked;
  if (isOpenKind(figure)) return readOpenPage(db, { kind: figure, branchId: asked.branchId }, after, now);
  return db.transaction((trx) => readPage(trx, { ...asked, figure }, after, now));
}

async function readOpenPage(
  db: Database,
  { kind, branchId }: { kind: OpenKind; branchId: number | undefined },
  after: BehindPlace | undefined,
  now: Date,
): Promise<BehindPage> {
  const page = { now, branchId, after: after?.id ?? '', limit: BEHIND_PAGE + 1 };
  const ids = await readOpenBookings(db, kind, page);
  const shown = ids.slice(0, BEHIND_PAGE);
  const last = shown.at(-1);
  const day = seoulWallClock(now).date;
  return {
    ids: shown,
    nextCursor: ids.length > shown.length && last !== undefined ? behindCursorOf({ day, id: last }) : null,
  };
}

/** What was asked for, of a figure that is counted by day. */
type Asked = Behind & { figure: Figure };

async function readPage(
  trx: Transaction,
  asked: Asked,
  after: BehindPlace | undefined,
  now: Date,
): Promise<BehindPage> {
  const to = after && after.day < asked.to ? after.day : asked.to;
  const { rows } = await trx.query<{ day: string }>(DAYS, [
    ...[asked.from, to, asked.figure, asked.key ?? null],
    ...[asked.detail ?? null, seoulWallClock(now).date, asked.weekday ?? null],
    // Each has one at least, so that many fill a page.
    BEHIND_PAGE + 1,
    asked.branchId ?? null,
  ]);
  const found: BehindPlace[] = [];
  let lookedAt = 0;
  for (const { day } of rows) {
    found.push(...afterPlace(await ofDay(trx, { ...asked, day }, now), after));
    lookedAt += 1;
    if (found.length > BEHIND_PAGE) break;
  }
  const shown = found.slice(0, BEHIND_PAGE);
  const last = shown.at(-1);
  const isMore = found.length > shown.length || lookedAt > BEHIND_PAGE;
  // Money of a booking can move on several days.
  return {
    ids: [...new Set(shown.map(({ id }) => id))],
    nextCursor: isMore && last ? behindCursorOf(last) : null,
  };
}

async function ofDay(trx: Transaction, asked: Asked & { day: string }, now: Date): Promise<BehindPlace[]> {
  const { day } = asked;
  const today = seoulWallClock(now).date;
  const all = await contributionsOf(trx, { from: day, to: day, now }, [figureDays[asked.figure]]);
  const ids = all.filter((one) => isBehind(one, asked, today)).map(({ bookingId }) => bookingId);
  return [...new Set(ids)].filter((id) => id !== null).map((id) => ({ day, id }));
}

/** A place that is no longer there has nothing before it: then all of its day is shown again. */
function afterPlace(places: BehindPlace[], after: BehindPlace | undefined): BehindPlace[] {
  const at = places.findIndex(({ day, id }) => day === after?.day && id === after.id);
  return places.slice(at + 1);
}
