import { createHmac, timingSafeEqual } from 'node:crypto';
import { config } from '../../configuration/config.ts';
import type { StoredAccount } from '../../sign-in/account.ts';

/** `sign-in`: the session that waits for a second factor. `totp`: the secret that an app is being set up with. */
type Kind = 'sign-in' | 'totp';

export const ticketValidMs = 10 * 60_000;

/** Holds for this account until its password changes. */
const sign = (kind: Kind, { id, hash }: StoredAccount, content: string) =>
  createHmac('sha256', config.PAYLOAD_SECRET)
    .update(`second factor ${kind} ${id} ${content} ${hash}`)
    .digest('base64url');

/** Says for a few minutes that we have said `content` to this account. */
export function createTicket(kind: Kind, account: StoredAccount, content: string, now: Date): string {
  const signed = `${content}.${now.getTime() + ticketValidMs}`;
  return `${signed}.${sign(kind, account, signed)}`;
}

/** What the ticket says; null when it is none of ours for this account, or its time is over. */
export function readTicket(kind: Kind, account: StoredAccount, ticket: string, now: Date): string | null {
  const [content = '', expiresAt = '', signature = ''] = ticket.split('.');
  const expected = Buffer.from(sign(kind, account, `${content}.${expiresAt}`));
  const given = Buffer.from(signature);
  const isOurs = given.length === expected.length && timingSafeEqual(given, expected);
  return isOurs && Number(expiresAt) > now.getTime() ? content : null;
}
