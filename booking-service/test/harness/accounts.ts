import { randomUUID } from 'node:crypto';
import type { Role } from 'shared/auth/accounts.ts';
import type { User } from '../../src/auth/account.ts';
import { createPasswords } from '../../src/auth/passwords.ts';
import { insertUser } from '../../src/auth/users.store.ts';
import type { Database } from '../../src/platform/database.ts';
import { SITE_ORIGIN } from './config.ts';
import type { Reply } from './http.ts';
import { httpClient } from './http.ts';

export const PASSWORD = 'correct horse battery';
const passwordHash = createPasswords().hash(PASSWORD);

/** An account with `PASSWORD`, straight into the table, as no route makes a plain `user`. */
export async function storeAccount(db: Database, role: Role = 'admin', isActive = true): Promise<User> {
  const name = `${role}-${randomUUID().slice(0, 8)}`;
  const now = new Date();
  const user = await insertUser(db, {
    username: name,
    email: `${name}@example.test`,
    role,
    passwordHash: await passwordHash,
    mustChangePassword: false,
    now,
  });
  await db.query('UPDATE users SET is_active = $2 WHERE id = $1', [user.id, isActive]);
  return { ...user, isActive };
}

/** A browser: keeps cookies, sends our own origin, comes from an address of its own. */
export interface Browser {
  cookies: Map<string, string>;
  send<Body>(
    method: string,
    path: string,
    body?: unknown,
    headers?: Record<string, string>,
  ): Promise<Reply<Body>>;
  /** Signs in; answers the reply, whatever it is. */
  signIn(login: string, password?: string): Promise<Reply<{ detail?: string; type?: string }>>;
}

let addresses = 0;
/** An address that nothing else in this file has used. */
export function newAddress(): string {
  addresses += 1;
  return `198.18.${addresses >> 8}.${addresses & 255}`;
}

export function openBrowser(url: string, address = newAddress()): Browser {
  const cookies = new Map<string, string>();
  const http = httpClient(url);
  const send = async <Body>(
    method: string,
    path: string,
    body?: unknown,
    headers: Record<string, string> = {},
  ) => {
    const reply = await http.send<Body>(path, {
      method,
      headers: {
        Origin: SITE_ORIGIN,
        'X-Forwarded-For': address,
        Cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join('; '),
        ...(body !== undefined && { 'Content-Type': 'application/json' }),
        ...headers,
      },
      body: body === undefined ? null : JSON.stringify(body),
    });
    for (const line of reply.headers.getSetCookie()) keep(cookies, line);
    return reply;
  };
  return {
    cookies,
    send,
    signIn: (login, password = PASSWORD) => send('POST', '/api/auth/login', { username: login, password }),
  };
}

function keep(cookies: Map<string, string>, line: string): void {
  const [name = '', value = ''] = (line.split(';')[0] ?? '').split('=', 2);
  if (value === '') cookies.delete(name);
  else cookies.set(name, value);
}

/** A browser in which an account of this role is signed in. */
export async function signedInBrowser(
  url: string,
  db: Database,
  role: Role = 'admin',
): Promise<Browser & { user: User }> {
  const user = await storeAccount(db, role);
  const browser = openBrowser(url);
  const reply = await browser.signIn(user.username);
  if (reply.status !== 200)
    throw new Error(`Could not sign in: ${reply.status} ${JSON.stringify(reply.body)}`);
  return { ...browser, user };
}
