import type { FindRequest } from 'shared/my-booking/requests.ts';
import type { EmailQueue } from '../../email/base/email.ts';
import { lockOrderOf } from '../../orders/order.store.ts';
import { addressLimits } from '../../platform/address-limits.ts';
import type { Transaction } from '../../platform/database.ts';
import type { PlatformDeps } from '../../platform/deps.ts';
import type { Logger } from '../../platform/logger.ts';
import { countHit } from '../../platform/rate-limit.ts';
import type { Limits } from '../../platform/rate-limit.ts';
import { insertLinkRequest, takeLinkRequest } from './link-requests.store.ts';
import type { LinkRequest } from './link-requests.store.ts';
import type { LinkDeps } from '../../personal-links/follow-link.usecase.ts';

const HOUR_SECONDS = 3_600;

/** Said to everybody, whether or not there is such a booking. */
export const linkOnItsWay =
  'If there is a booking with this number and e-mail address, a link to it is on its way to that address.';

/**
 * Notes who wants a link. Bookings are looked at afterwards (`sendAskedLinks`): the answer, and the time that it takes, tell
 * nobody whether there is one.
 *
 * @throws Problem `too-many-requests`
 */
export async function askForLink(
  { db, clock, config, links }: LinkDeps,
  request: FindRequest & { address: string },
): Promise<void> {
  const now = clock();
  const { linkRequestsPerEmail, linkRequestsPerAddress: max, networkFactors: factors } = config.limits;
  const windowSeconds = HOUR_SECONDS;
  const limits: Limits = [
    ...addressLimits('link-requests', request.address, { max, windowSeconds, factors }),
    {
      bucket: `link-requests:email:${request.email.toLowerCase()}`,
      max: linkRequestsPerEmail,
      windowSeconds,
    },
  ];
  await countHit(db, limits, now, 'too-many-finds');
  links.asked.inc();
  await insertLinkRequest(db, request, now);
}

type SendDeps = Pick<PlatformDeps, 'db' | 'clock' | 'log'> & { emails: Pick<EmailQueue, 'bookingLink'> };

/** Sends links to those who asked, and have a booking. Any number of copies may do it at once. */
export async function sendAskedLinks(
  { db, clock, log, emails }: SendDeps,
  stopping: AbortSignal,
): Promise<void> {
  let isMore = true;
  while (isMore && !stopping.aborted) {
    isMore = await db.transaction(async (trx) => {
      const request = await takeLinkRequest(trx);
      if (request) await sendOrLog(trx, log, request, () => sendLink(trx, emails, request, clock()));
      return request !== undefined;
    });
  }
}

/** A request that cannot be answered is off the list all the same: those behind it have their turn, and its sender may ask again. */
async function sendOrLog(
  trx: Transaction,
  log: Logger,
  { id }: LinkRequest,
  send: () => Promise<void>,
): Promise<void> {
  await trx.query('SAVEPOINT before_link');
  try {
    await send();
  } catch (error) {
    await trx.query('ROLLBACK TO SAVEPOINT before_link');
    log.error({ err: error, linkRequestId: id }, 'a link that was asked for could not be sent');
  }
}

async function sendLink(
  trx: Transaction,
  emails: SendDeps['emails'],
  { bookingId, email }: LinkRequest,
  now: Date,
): Promise<void> {
  const order = (await lockOrderOf(trx, bookingId))?.order;
  if (!order || order.forgottenAt !== null || order.email?.toLowerCase() !== email.toLowerCase()) return;
  await emails.bookingLink(trx, {
    ...{ bookingIds: order.bookings.map(({ id }) => id), now },
    isAskedFor: true,
  });
}
