import { localized } from 'shared/languages/localized-text.ts';
import { readVenue } from '../email/facts.store.ts';
import { mailMessages } from '../email/messages/messages.ts';
import type { Queryable } from '../platform/database.ts';

/** Whose account it is, as an authenticator app and a browser show it. */
export async function houseName(db: Queryable): Promise<string> {
  const venue = await readVenue(db);
  return venue ? localized(venue.cafeName) : mailMessages.en.cafe;
}
