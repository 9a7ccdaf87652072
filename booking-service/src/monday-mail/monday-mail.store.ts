import { rolesWith } from 'shared/auth/permissions.ts';
import type { StaffLanguage } from 'shared/auth/staff-languages.ts';
import type { MondayMail } from 'shared/monday-mail/monday-mail.ts';
import type { Queryable, Transaction } from '../platform/database.ts';

export async function findChoice(db: Queryable, userId: number): Promise<MondayMail | undefined> {
  const { rows } = await db.query<MondayMail>(
    'SELECT monday_mail AS "isOn", email FROM users WHERE id = $1',
    [userId],
  );
  return rows[0];
}

export async function setChoice(db: Queryable, userId: number, isOn: boolean): Promise<void> {
  await db.query('UPDATE users SET monday_mail = $2 WHERE id = $1', [userId, isOn]);
}

/** Who has asked for it, and may read reports. */
export interface Reader {
  id: number;
  email: string;
  language: StaffLanguage | null;
}

const DUE = `monday_mail AND is_active AND role = ANY ($2) AND monday_mail_sent_on IS DISTINCT FROM $1::date`;
const dueOn = (monday: string) => [monday, rolesWith('reports')];

/** Who has not got it yet on a Monday (yyyy-MM-dd). */
export async function findDue(db: Queryable, monday: string): Promise<Reader[]> {
  const { rows } = await db.query<Reader>(
    `SELECT id, email, language FROM users WHERE ${DUE} ORDER BY id`,
    dueOn(monday),
  );
  return rows;
}

/** Notes that somebody gets it now. False where another copy was faster, or where they want or may read it no more. */
export async function noteSent(trx: Transaction, monday: string, userId: number): Promise<boolean> {
  const { rowCount } = await trx.query(`UPDATE users SET monday_mail_sent_on = $1 WHERE id = $3 AND ${DUE}`, [
    ...dueOn(monday),
    userId,
  ]);
  return rowCount === 1;
}
