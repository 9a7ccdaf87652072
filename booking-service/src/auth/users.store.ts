import type { ContentPermission, Role } from 'shared/auth/accounts.ts';
import type { StaffLanguage } from 'shared/auth/staff-languages.ts';
import type { Queryable, Transaction } from '../platform/database.ts';
import type { User } from './account.ts';

const hasSecondFactor = `(EXISTS (SELECT FROM authenticator_apps a WHERE a.user_id = u.id)
  OR EXISTS (SELECT FROM passkeys k WHERE k.user_id = u.id))`;

/** A row `u` of `users` as a `User`. */
export const userColumns = `u.id, u.username, u.email, u.role, u.is_active AS "isActive", u.created_at AS "createdAt", u.language, u.branch_ids AS "branchIds",
  u.content_permission AS "contentPermission",
  u.must_change_password AS "mustChangePassword", ${hasSecondFactor} AS "hasSecondFactor",
  ((u.role IN ('admin', 'super_admin') OR u.content_permission <> 'none') AND NOT ${hasSecondFactor} AND (SELECT is_required FROM second_factor_rule)) AS "mustSetUpSecondFactor"`;

export interface UserWithPassword extends User {
  passwordHash: string;
}

/** The account whose username or e-mail address is `login`, in any letter case. A username has no @, an address has. */
export async function findByLogin(db: Queryable, login: string): Promise<UserWithPassword | undefined> {
  const column = login.includes('@') ? 'email' : 'username';
  const { rows } = await db.query<UserWithPassword>(
    `SELECT ${userColumns}, u.password_hash AS "passwordHash" FROM users u WHERE lower(u.${column}) = lower($1)`,
    [login],
  );
  return rows[0];
}

export async function findPassword(db: Queryable, userId: number): Promise<string | undefined> {
  const { rows } = await db.query<{ hash: string }>('SELECT password_hash AS hash FROM users WHERE id = $1', [
    userId,
  ]);
  return rows[0]?.hash;
}

/** Newest accounts last, as they were added. */
export async function listUsers(db: Queryable): Promise<User[]> {
  const { rows } = await db.query<User>(`SELECT ${userColumns} FROM users u ORDER BY u.created_at, u.id`);
  return rows;
}

/**
 * Locks every active super admin, in order, and counts them: two admins who deactivate each other's account at once do so
 * one after the other, and the second is refused.
 */
export async function lockActiveSuperAdmins(trx: Transaction): Promise<number> {
  const { rowCount } = await trx.query(
    `SELECT id FROM users WHERE role = 'super_admin' AND is_active ORDER BY id FOR UPDATE`,
  );
  return rowCount;
}

export async function lockUser(trx: Transaction, id: number): Promise<User | undefined> {
  await trx.query('SELECT FROM users WHERE id = $1 FOR UPDATE', [id]);
  // Read by a statement of its own: one that has waited sees other tables as they were before.
  const { rows } = await trx.query<User>(`SELECT ${userColumns} FROM users u WHERE u.id = $1`, [id]);
  return rows[0];
}

export interface NewUser {
  username: string;
  email: string;
  passwordHash: string;
  role: Role;
  branchIds?: readonly number[] | null;
  contentPermission?: ContentPermission;
  mustChangePassword: boolean;
  now: Date;
}

/** Breaks `users_username_once` or `users_email_once` when there is such an account. */
export async function insertUser(db: Queryable, user: NewUser): Promise<User> {
  const { rows } = await db.query<User>(
    `INSERT INTO users AS u (username, email, password_hash, role, must_change_password, created_at, branch_ids, content_permission)
     VALUES ($1, $2, $3, $4, $5, $6, $7, $8)
     RETURNING ${userColumns}`,
    [
      user.username,
      user.email,
      user.passwordHash,
      user.role,
      user.mustChangePassword,
      user.now,
      user.branchIds ?? null,
      user.contentPermission ?? 'none',
    ],
  );
  const [inserted] = rows;
  if (!inserted) throw new Error('An account was inserted and not returned');
  return inserted;
}

export async function setActive(trx: Transaction, id: number, isActive: boolean): Promise<void> {
  await trx.query('UPDATE users SET is_active = $2 WHERE id = $1', [id, isActive]);
}

/** @param branchIds null: all */
export async function setBranches(
  trx: Transaction,
  id: number,
  branchIds: readonly number[] | null,
): Promise<void> {
  await trx.query('UPDATE users SET branch_ids = $2 WHERE id = $1', [id, branchIds]);
}

export async function setContentPermission(
  trx: Transaction,
  id: number,
  permission: ContentPermission,
): Promise<void> {
  await trx.query('UPDATE users SET content_permission = $2 WHERE id = $1', [id, permission]);
}

export async function setLanguage(db: Queryable, id: number, language: StaffLanguage): Promise<void> {
  await db.query('UPDATE users SET language = $2 WHERE id = $1', [id, language]);
}

/** @param mustChange whether somebody else has set it */
export async function setPassword(
  trx: Transaction,
  id: number,
  passwordHash: string,
  mustChange: boolean,
): Promise<void> {
  await trx.query('UPDATE users SET password_hash = $2, must_change_password = $3 WHERE id = $1', [
    id,
    passwordHash,
    mustChange,
  ]);
}

/** Sessions and known devices go with it. */
export async function deleteUser(trx: Transaction, id: number): Promise<void> {
  await trx.query('DELETE FROM users WHERE id = $1', [id]);
}

export async function countSuperAdmins(db: Queryable): Promise<number> {
  const { rows } = await db.query<{ count: number }>(
    `SELECT count(*)::int AS count FROM users WHERE role = 'super_admin'`,
  );
  return rows[0]?.count ?? 0;
}
