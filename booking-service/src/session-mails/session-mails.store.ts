import { initialSessionMails } from 'shared/session-mails/initial-session-mails.ts';
import { sessionMailsSchema } from 'shared/session-mails/session-mails.ts';
import type { SessionMails } from 'shared/session-mails/session-mails.ts';
import { branchOfSql } from '../catalogue/branches.store.ts';
import type { SessionMailKind } from '../email/base/email.ts';
import { isOptedOutSql } from '../email/opt-outs.store.ts';
import { standsSql } from '../email/session-mails.store.ts';
import type { Queryable, Transaction } from '../platform/database.ts';

/** The mails as the house has them, and as they are where a branch has rules of its own. */
export interface WrittenMails {
  house: SessionMails;
  ofBranch: ReadonlyMap<number, SessionMails>;
}

/** What staff have last published; what this code cannot read must not keep a visitor from being reminded. */
export async function findSessionMails(db: Queryable): Promise<WrittenMails> {
  const { rows } = await db.query<{
    sessionMails: unknown;
    branches: { id: number; sessionMails?: unknown }[];
  }>(
    'SELECT session_mails AS "sessionMails", branches FROM catalogue_versions ORDER BY version DESC LIMIT 1',
  );
  const [newest] = rows;
  const readable = (mails: unknown) => sessionMailsSchema.safeParse(mails).data;
  return {
    house: readable(newest?.sessionMails) ?? initialSessionMails,
    ofBranch: new Map(
      (newest?.branches ?? []).flatMap(({ id, sessionMails }) => {
        const mails = readable(sessionMails);
        return mails ? [[id, mails] as const] : [];
      }),
    ),
  };
}

/** Sessions of one kind of mail that begin within this span are to be told of now. */
export interface Due {
  kind: SessionMailKind;
  after: Date;
  until: Date;
  /** Whoever booked, or heard of the time, less than so long before the session knows it: no mail. Null where that is no matter. */
  unlessKnownWithinHours: number | null;
  now: Date;
}

/**
 * The moment of the booking, or at which a mail last told the visitor when they sing. Payments and moves always have a mail; a
 * booking that staff confirm has one only where that is news (`confirmationDue`).
 */
const knownAt = `greatest(b.created_at, (
  SELECT max(h.at) FROM booking_history h
   WHERE h.booking_id = b.id
     AND (h.event IN ('paid', 'scheduled') OR h.event = 'status-confirmed' AND h.details ? 'mail')))`;

const dueSql = (kind: SessionMailKind) => `
  SELECT b.id, b.order_id AS "orderId", b.starts_at AS "startsAt", ${branchOfSql('b')} AS "branchId"
    FROM bookings b JOIN orders o ON o.id = b.order_id
   WHERE b.starts_at > $1 AND b.starts_at <= $2 AND ${standsSql(kind, '$3')} AND b.forgotten_at IS NULL
     AND o.email IS NOT NULL
     AND NOT EXISTS (SELECT FROM session_mails m
                      WHERE m.booking_id = b.id AND m.kind = '${kind}' AND m.starts_at = b.starts_at)
     AND NOT ${isOptedOutSql('o.email')}
     AND ($4::int IS NULL OR ${knownAt} <= b.starts_at - make_interval(hours => $4))`;

const valuesOf = ({ after, until, now, unlessKnownWithinHours }: Due) => [
  after,
  until,
  now,
  unlessKnownWithinHours,
];

/** The orders with sessions to tell of, whoever sings first first. */
export async function findDueOrders(db: Queryable, due: Due): Promise<string[]> {
  const { rows } = await db.query<{ orderId: string }>(
    `SELECT "orderId" FROM (${dueSql(due.kind)}) due GROUP BY "orderId" ORDER BY min("startsAt")`,
    valuesOf(due),
  );
  return rows.map(({ orderId }) => orderId);
}

export interface DueSession {
  id: string;
  startsAt: Date;
  branchId: number;
}

/** Those of an order that the transaction has locked, by place. */
export async function findDueSessions(trx: Transaction, orderId: string, due: Due): Promise<DueSession[]> {
  const { rows } = await trx.query<DueSession>(`${dueSql(due.kind)} AND b.order_id = $5 ORDER BY b.place`, [
    ...valuesOf(due),
    orderId,
  ]);
  return rows;
}

/** Notes which mail tells of which sessions: nobody can be told twice. */
export async function noteSessionMail(
  trx: Transaction,
  { kind, sessions, emailId }: { kind: SessionMailKind; sessions: readonly DueSession[]; emailId: string },
): Promise<void> {
  await trx.query(
    `INSERT INTO session_mails (booking_id, kind, starts_at, email_id)
     SELECT id, $1, starts_at, $2 FROM unnest($3::text[], $4::timestamptz[]) told (id, starts_at)`,
    [kind, emailId, sessions.map(({ id }) => id), sessions.map(({ startsAt }) => startsAt)],
  );
}
