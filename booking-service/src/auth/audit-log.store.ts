import type { AuditAction, AuditSubject } from 'shared/auth/audit.ts';
import type { Queryable } from '../platform/database.ts';
import type { User } from './account.ts';

export interface AuditEntry {
  at: Date;
  /** Null: done from the command line or the environment. 'stranger': nobody knows by whom. */
  actor: Pick<User, 'id' | 'username'> | 'stranger' | null;
  action: AuditAction;
  subject: { type: AuditSubject; id: string | number };
  before?: object | undefined;
  after?: object | undefined;
}

/** Writes down what somebody did, in the transaction that did it. No passwords, no message texts. */
export async function writeAudit(db: Queryable, entry: AuditEntry): Promise<void> {
  const [actorId, actor] = nameOf(entry.actor);
  await db.query(
    `INSERT INTO audit_log (at, actor_id, actor, action, subject_type, subject_id, before, after)
     VALUES ($1, $2, $3, $4, $5, $6, $7, $8)`,
    [
      entry.at,
      actorId,
      actor,
      entry.action,
      entry.subject.type,
      String(entry.subject.id),
      entry.before ? JSON.stringify(entry.before) : null,
      entry.after ? JSON.stringify(entry.after) : null,
    ],
  );
}

function nameOf(actor: AuditEntry['actor']): [number | null, string] {
  if (actor === null) return [null, 'setup'];
  return actor === 'stranger' ? [null, actor] : [actor.id, actor.username];
}

/** A line of the log as the API answers it. */
export interface AuditRow {
  id: number;
  at: Date;
  actor: string;
  action: string;
  subjectType: string;
  subjectId: string;
  subjectName: string | null;
  bookingId: string | null;
  before: Record<string, unknown> | null;
  after: Record<string, unknown> | null;
}

/** Names and bookings are looked up where they still are; an account that is gone left its name in the entry. */
const subjectName = `CASE subject_type
  WHEN 'user' THEN coalesce((SELECT u.username FROM users u WHERE u.id = subject_id::bigint),
                            after->>'username', before->>'username')
  WHEN 'enquiry' THEN (SELECT e.name FROM enquiries e WHERE e.id = subject_id::bigint)
  END`;
const bookingOf = `CASE subject_type
  WHEN 'booking' THEN subject_id
  WHEN 'email' THEN (SELECT e.order_id FROM emails e WHERE e.id = subject_id::uuid)
  WHEN 'matter' THEN after->>'bookingId'
  END`;

/** Newest first, older than the entry `before` where one is given. */
export async function listAudit(db: Queryable, limit: number, before: number | null): Promise<AuditRow[]> {
  const { rows } = await db.query<AuditRow>(
    `SELECT id, at, actor, action, subject_type AS "subjectType", subject_id AS "subjectId",
            ${subjectName} AS "subjectName", ${bookingOf} AS "bookingId", before, after
       FROM audit_log WHERE id < coalesce($2, 9223372036854775807) ORDER BY id DESC LIMIT $1`,
    [limit, before],
  );
  return rows;
}
