import { makeLink } from '../../../src/personal-links/personal-links.store.ts';
import type { LinkPurpose } from '../../../src/personal-links/personal-links.ts';
import type { Database } from '../../../src/platform/database.ts';
import type { Browser } from '../../harness/accounts.ts';
import { openBrowser } from '../../harness/accounts.ts';
import type { TestClock } from '../../harness/clock.ts';

interface Desk {
  url: string;
  db: Database;
  clock: TestClock;
}

/** A link as a mail to the order's address carries it. */
export async function linkTo(
  { db, clock }: Pick<Desk, 'db' | 'clock'>,
  orderId: string,
  purpose: LinkPurpose = 'page',
): Promise<string> {
  const { rows } = await db.query<{ email: string }>('SELECT email FROM orders WHERE id = $1', [orderId]);
  const link = await makeLink(db, { orderId, purpose, recipient: rows[0]?.email ?? '', now: clock.now() });
  if (link === null) throw new Error(`There is no link to ${orderId}`);
  return link;
}

/** A browser in which the visitor of an order has opened their own page. */
export async function visitorBrowser(desk: Desk, orderId: string): Promise<Browser> {
  const browser = openBrowser(desk.url);
  const link = await linkTo(desk, orderId);
  const { status } = await browser.send('POST', '/api/my-booking/session', { link });
  if (status !== 204) throw new Error(`The page did not open: ${status}`);
  return browser;
}

/** The random part of the link in a mail, behind `#` and, where there is one, a name. */
export const linkIn = (text: string, name = ''): string | undefined =>
  new RegExp(`/my-booking#${name}([\\w-]{43})\\b`).exec(text)?.[1];
