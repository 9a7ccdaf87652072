import type { Request } from 'express';
import type { Transaction } from '../platform/database.ts';
import type { PlatformDeps } from '../platform/deps.ts';
import { releaseWish } from '../slots/slot-claims.store.ts';
import { offerLinkIn } from './offer-cookie.ts';
import { findOffer, noteTaken } from './offers.store.ts';
import type { HeldOffer } from './offers.store.ts';

/** What is held for the browser that asks; undefined for nearly everybody, which costs no question. */
export async function heldFor(
  { db, clock, config }: Pick<PlatformDeps, 'db' | 'clock' | 'config'>,
  req: Request,
): Promise<HeldOffer | undefined> {
  const link = offerLinkIn(req, config);
  return link === undefined ? undefined : findOffer(db, link, clock());
}

/**
 * Ends an offer in the transaction that books its time, and frees what was held. Where the offer has run out in the meantime
 * nothing changes, and its time is claimed like any other.
 */
export async function takeUpOffer(trx: Transaction, { wishId }: HeldOffer, now: Date): Promise<void> {
  if (await noteTaken(trx, wishId, now)) await releaseWish(trx, wishId);
}
