import type { Queryable } from '../platform/database.ts';

/** What is kept of an address that wants no mails around sessions, as SQL on the address. */
export const addressHashSql = (address: string) => `sha256(convert_to(lower(${address}), 'UTF8'))`;

/** Whether an address wants none, as SQL. */
export const isOptedOutSql = (address: string) =>
  `EXISTS (SELECT FROM mail_opt_outs out WHERE out.address_hash = ${addressHashSql(address)})`;

/** Whether mails before and after a session may go to an address. */
export async function wantsReminders(db: Queryable, address: string): Promise<boolean> {
  const { rows } = await db.query<{ isOptedOut: boolean }>(
    `SELECT ${isOptedOutSql('$1::text')} AS "isOptedOut"`,
    [address],
  );
  return rows[0]?.isOptedOut === false;
}

/** No mails around sessions to this address any more, whichever booking they would be about. */
export async function optOut(db: Queryable, address: string, now: Date): Promise<void> {
  await db.query(
    `INSERT INTO mail_opt_outs (address_hash, opted_out_at) VALUES (${addressHashSql('$1::text')}, $2) ON CONFLICT DO NOTHING`,
    [address, now],
  );
}

export async function optIn(db: Queryable, address: string): Promise<void> {
  await db.query(`DELETE FROM mail_opt_outs WHERE address_hash = ${addressHashSql('$1::text')}`, [address]);
}
