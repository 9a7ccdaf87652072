import type { Queryable } from '../platform/database.ts';
import type { User } from './account.ts';

export interface AuditEntry {
  at: Date;
  /** Null: done from the command line or the environment. */
  actor: Pick<User, 'id' | 'username'> | null;
  action: string;
  subject: { type: 'booking' | 'user' | 'email' | 'matter' | 'ledger'; id: string | number };
  before?: object | undefined;
  after?: object | undefined;
}

/** Writes down what somebody did, in the transaction that did it (design.md section 6). No passwords, no message texts. */
export async function writeAudit(db: Queryable, entry: AuditEntry): Promise<void> {
  await db.query(
    `INSERT INTO audit_log (at, actor_id, actor, action, subject_type, subject_id, before, after)
     VALUES ($1, $2, $3, $4, $5, $6, $7, $8)`,
    [
      entry.at,
      entry.actor?.id ?? null,
      entry.actor?.username ?? 'setup',
      entry.action,
      entry.subject.type,
      String(entry.subject.id),
      entry.before ? JSON.stringify(entry.before) : null,
      entry.after ? JSON.stringify(entry.after) : null,
    ],
  );
}

/** A line of the log as the API answers it. */
export interface AuditRow {
  id: number;
  at: Date;
  actor: string;
  action: string;
  subjectType: string;
  subjectId: string;
  before: unknown;
  after: unknown;
}

/** Newest first, older than the entry `before` where one is given. */
export async function listAudit(db: Queryable, limit: number, before: number | null): Promise<AuditRow[]> {
  const { rows } = await db.query<AuditRow>(
    `SELECT id, at, actor, action, subject_type AS "subjectType", subject_id AS "subjectId", before, after
       FROM audit_log WHERE id < coalesce($2, 9223372036854775807) ORDER BY id DESC LIMIT $1`,
    [limit, before],
  );
  return rows;
}
