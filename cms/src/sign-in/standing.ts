import type { CmsAccount } from 'shared/auth/accounts.ts';
import { checkSession } from './booking-service.ts';

/** The booking service is asked about a session at most this often. */
const freshMs = 5_000;
/** Work keeps a session: it is told of this often. */
const activeMs = 30_000;
/** A session lasts this long while the booking service does not answer. */
const withoutAnswerMs = 10 * 60_000;

interface Known {
  account: CmsAccount;
  heardAt: number;
  askedAt: number;
  activeAt: number;
}

/** Next keeps pages and API apart, each with modules of its own; they share only what is global. */
const held = globalThis as { [key: symbol]: Map<number, Known> | undefined };
const sessions = (held[Symbol.for('cms.staff-sessions')] ??= new Map());

const isFresh = (known: Known, now: number, isActive: boolean) =>
  now - known.askedAt < freshMs && (!isActive || now - known.activeAt < activeMs);

const lasts = (known: Known, now: number) => now - known.heardAt < withoutAnswerMs;

/** The account behind a session as of a few seconds ago; null when the session is over. */
export async function accountOf(id: number, isActive: boolean): Promise<CmsAccount | null> {
  const now = Date.now();
  const known = sessions.get(id);
  if (known && isFresh(known, now, isActive) && lasts(known, now)) return known.account;
  // Others that come meanwhile need not ask, too.
  if (known) Object.assign(known, { askedAt: now, ...(isActive && { activeAt: now }) });
  try {
    const account = await checkSession(id, isActive);
    if (!account) return forget(id);
    for (const [other, one] of sessions) if (!lasts(one, now)) sessions.delete(other);
    sessions.set(id, {
      account,
      heardAt: now,
      askedAt: now,
      activeAt: isActive ? now : (known?.activeAt ?? 0),
    });
    return account;
  } catch {
    return known && lasts(known, now) ? known.account : forget(id);
  }
}

/** From now on this copy knows nothing of the session. */
export function forget(id: number): null {
  sessions.delete(id);
  return null;
}
