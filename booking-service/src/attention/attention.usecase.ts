import { ALARM_SHOWN_MS, MATTERS_SHOWN } from 'shared/attention/attention.ts';
import type { Attention, Matter } from 'shared/attention/attention.ts';
import { isSuperAdminRole } from 'shared/auth/accounts.ts';
import { holds } from 'shared/auth/permissions.ts';
import { daysLate, urgencyOf } from 'shared/deliveries/due.ts';
import { addSeoulDays, instantInSeoul, seoulWallClock } from 'shared/time/seoul.ts';
import type { User } from '../auth/account.ts';
import { writeAudit } from '../auth/audit-log.store.ts';
import { openDeliveries } from '../deliveries/open-deliveries.usecase.ts';
import { daysWithoutReport, listReports } from '../payments/ledger/ledger.store.ts';
import { readState } from '../reports/keeping/state.store.ts';
import type { Database, Queryable } from '../platform/database.ts';
import { Problem } from '../platform/problem.ts';
import { isDismissed, openMatters, storeDismissal } from './attention.store.ts';
import type { MatterRow } from './attention.store.ts';

const MINUTE_MS = 60_000;
/** Money and slots come before what guests wait for, and that before mails. */
const RANK_BEFORE_LATE_DELIVERIES = 5;
const DAY_MS = 24 * 60 * MINUTE_MS;
/** A confirm is settled within a minute of the provider's return: whoever takes longer is worth a look. */
const UNCLEAR_AFTER_MS = 3 * MINUTE_MS;
const REFUND_STUCK_AFTER_MS = 5 * MINUTE_MS;
const MAIL_LATE_AFTER_MS = 30 * MINUTE_MS;
const REMEMBERED_MS = 60 * DAY_MS;
/** The comparison runs an hour after midnight; by six it has had its second and third try. */
const LEDGER_LATE_AFTER_MS = 6 * 60 * MINUTE_MS;

/** What this admin has to look at, and how the last comparison of the ledgers went. */
export async function readAttention(
  db: Database,
  { role }: Pick<User, 'role'>,
  now: Date,
): Promise<Attention> {
  const before = (ageMs: number) => new Date(now.getTime() - ageMs);
  const at = {
    unclearBefore: before(UNCLEAR_AFTER_MS),
    refundAskedBefore: before(REFUND_STUCK_AFTER_MS),
    now,
    mailQueuedBefore: before(MAIL_LATE_AFTER_MS),
    notBefore: before(REMEMBERED_MS),
    alarmsAfter: before(ALARM_SHOWN_MS),
    isSuperAdmin: isSuperAdminRole(role),
  };
  const [rows, [newest], late, deliveries, reports] = await Promise.all([
    openMatters(db, at, MATTERS_SHOWN),
    listReports(db, 1),
    lateLedger(db, now),
    deliveryMatters(db, now),
    holds(role, 'reports') ? reportMatters(db, at.notBefore) : [],
  ]);
  const ledger = newest && {
    day: newest.day,
    checkedAt: newest.checkedAt.toISOString(),
    differences: newest.differences.length,
  };
  const shown = deliveries.slice(0, MATTERS_SHOWN);
  const isBefore = ({ rank }: MatterRow) => rank <= RANK_BEFORE_LATE_DELIVERIES;
  return {
    matters: [
      ...late,
      ...reports,
      ...rows.filter(isBefore).map(toMatter),
      ...shown.filter(({ kind }) => kind === 'delivery-late'),
      ...rows.filter((row) => !isBefore(row)).map(toMatter),
      ...shown.filter(({ kind }) => kind !== 'delivery-late'),
    ],
    hidden: (rows[0]?.total ?? 0) - rows.length + deliveries.length - shown.length,
    ledger: ledger ?? null,
  };
}

/** Days that are over and were never compared, as one matter. */
async function lateLedger(db: Queryable, now: Date): Promise<Matter[]> {
  const today = seoulWallClock(new Date(now.getTime() - LEDGER_LATE_AFTER_MS)).date;
  const days = await daysWithoutReport(db, today);
  const [day] = days;
  if (day === undefined) return [];
  const since = instantInSeoul(addSeoulDays(day, 1), '00:00').toISOString();
  const nothing = {
    bookingId: null,
    name: null,
    amountWon: null,
    reason: null,
    emailId: null,
    addOnId: null,
  };
  const rest = { ...nothing, emailSubject: null, day, count: days.length, dismissible: false };
  return [{ key: `ledger-late:${day}`, kind: 'ledger-late', since, ...rest }];
}

/** Days that the newest comparison of the reports has put right, as one matter. */
async function reportMatters(db: Queryable, notBefore: Date): Promise<Matter[]> {
  const { comparedAt, differentDays } = await readState(db);
  const [day] = differentDays;
  if (day === undefined || comparedAt === null || comparedAt < notBefore) return [];
  const since = comparedAt.toISOString();
  const key = `reports:${since}`;
  if (await isDismissed(db, key)) return [];
  const nothing = { bookingId: null, name: null, amountWon: null, reason: null, addOnId: null };
  const rest = { ...nothing, emailId: null, emailSubject: null, day, count: differentDays.length };
  return [{ key, kind: 'reports-differed', since, ...rest, dismissible: true }];
}

/** What is late, the latest first, then what is due. Each ends by itself, once it is sent. */
async function deliveryMatters(db: Queryable, now: Date): Promise<Matter[]> {
  const today = seoulWallClock(now).date;
  return (await openDeliveries(db, now)).flatMap(
    ({ bookingId, guest, addOnId, name, dueOn: day }): Matter[] => {
      const urgency = urgencyOf(day, today);
      if (day === null || urgency === 'later') return [];
      const kind = `delivery-${urgency}` as const;
      const since = instantInSeoul(day, '00:00').toISOString();
      const nothing = { amountWon: null, emailId: null, emailSubject: null, dismissible: false };
      const about = { bookingId, name: guest, addOnId, reason: name, day, count: daysLate(day, today) };
      return [{ key: `delivery:${bookingId}:${addOnId}`, kind, since, ...nothing, ...about }];
    },
  );
}

const toMatter = ({ key, kind, since, ...row }: MatterRow): Matter => ({
  key,
  kind,
  since: since.toISOString(),
  bookingId: row.bookingId,
  name: row.name,
  amountWon: row.amountWon,
  reason: row.reason,
  emailId: row.emailId,
  emailSubject: row.emailSubject,
  day: row.day,
  addOnId: null,
  count: row.count,
  dismissible: row.dismissible,
});

/**
 * Notes that a matter is dealt with: it no longer stands on anybody's dashboard.
 *
 * @throws Problem `not-found` when no such matter is open, or when it ends by itself only
 */
export async function dismissMatter(
  db: Database,
  { key, actor, now }: { key: string; actor: User; now: Date },
): Promise<void> {
  const { matters } = await readAttention(db, actor, now);
  const matter = matters.find((open) => open.key === key);
  if (!matter?.dismissible) throw new Problem('not-found', 'matter-closed');
  await db.transaction(async (trx) => {
    if (!(await storeDismissal(trx, { key, by: actor.id, now }))) return;
    await writeAudit(trx, {
      at: now,
      actor,
      action: 'matter-dealt-with',
      subject: { type: 'matter', id: key },
      after: { kind: matter.kind, bookingId: matter.bookingId, reason: matter.reason },
    });
  });
}
