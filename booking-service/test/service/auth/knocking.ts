import type { Role } from 'shared/auth/accounts.ts';
import { storeBooking } from '../email/outbox.ts';
import type { Browser } from '../../harness/accounts.ts';
import { openBrowser, signedInBrowser } from '../../harness/accounts.ts';
import type { ServiceUnderTest } from '../../harness/service.ts';
import { visitorBrowser } from '../my-booking/harness.ts';

/** A browser of everybody who may come: of each role, of nobody, of an account that is switched off, of a visitor. */
export type EveryKind = Record<'anonymous' | 'deactivated' | 'visitor' | Role, Browser>;

export async function everyKindOfBrowser(service: ServiceUnderTest): Promise<EveryKind> {
  const as = (role: Role) => signedInBrowser(service.url, service.db, role);
  const deactivated = await as('super_admin');
  await service.db.query('UPDATE users SET is_active = false WHERE id = $1', [deactivated.user.id]);
  return {
    anonymous: openBrowser(service.url),
    deactivated,
    visitor: await visitorBrowser(service, (await storeBooking(service.db)).id),
    user: await as('user'),
    staff: await as('staff'),
    admin: await as('admin'),
    super_admin: await as('super_admin'),
  };
}

/** Method and path of a route. */
export const split = (route: string) => route.split(' ') as [string, string];

/** A request with nothing useful in it: whoever gets past the guards is told so by 2xx, 400 or 404. */
export async function knock(
  browser: Browser,
  route: string,
  headers: Record<string, string> = {},
): Promise<number> {
  const [method, path] = split(route);
  // A stream that opened would not end by itself.
  const date = path.endsWith('/changes') ? 'no-day' : '2026-07-03';
  const address = path.replace(':date', date).replace(/:\w+/, '0000000000');
  const { status } = await browser.send(method, address, isRead(route) ? undefined : {}, headers);
  return status;
}

export const isRead = (route: string) => /^(GET|HEAD) /.test(route);

/** What a guard answers. */
export const REFUSED = [401, 403];
