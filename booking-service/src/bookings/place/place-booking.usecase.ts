import type { BookingCreated } from 'shared/bookings/booking-created.ts';
import type { BookingRequest } from 'shared/bookings/booking-request.ts';
import type { Locale } from 'shared/languages/localized-text.ts';
import { seoulWallClock } from 'shared/time/seoul.ts';
import { findAnswer, isKeyUsed } from '../../platform/idempotency.ts';
import type { Answer, SubmissionKey } from '../../platform/idempotency.ts';
import { Problem } from '../../platform/problem.ts';
import { checkProof } from '../../platform/proof-of-work.ts';
import type { Proof } from '../../platform/proof-of-work.ts';
import type { HeldOffer } from '../../waitlist/offers.store.ts';
import { bookingLimits, holdLimits, klookLimits } from '../hoarding/booking-limits.ts';
import { proofSubject, refuseHoarding } from '../hoarding/refuse-hoarding.usecase.ts';
import type { BookingDeps } from './booking-deps.ts';
import { newBookingNumber } from '../../orders/booking-number.ts';
import { catalogueFor } from '../../catalogue/catalogue-for.ts';
import { checkRequest } from './checked-request.ts';
import type { CheckedRequest } from './checked-request.ts';
import { insertOrExplain } from './insert-order.usecase.ts';
import type { Again } from './insert-order.usecase.ts';
import { partyRefusal } from './party-refusal.usecase.ts';
import { placeTogether } from './place-together.usecase.ts';
import type { NewOrder, Placed } from './place-booking.store.ts';

export interface Submission {
  request: BookingRequest;
  /** What the browser prefers; a language that the request names comes first. */
  browserLocale: Locale;
  /** As `clientAddress` gives it. */
  address: string;
  key: SubmissionKey | undefined;
  /** A solved challenge, as it came in the header. */
  proof: string | undefined;
  /** What is held for this browser by the waitlist. */
  offer?: HeldOffer | undefined;
  /** Aborted when nobody waits for the answer any more. */
  gone: AbortSignal;
}

/**
 * Makes a booking, or those of a party: 201 with the numbers and, for direct ones, until when the slots are held. A repeat of a submission gets
 * the first answer again, whatever has happened to the slot, the price or the rules since; that is asked only once
 * something refuses, because a new submission is the common case and needs no look.
 *
 * @throws Problem with nothing stored
 */
export async function placeBooking(deps: BookingDeps, submission: Submission): Promise<Answer> {
  try {
    return await attempt(deps, submission);
  } catch (refusal) {
    const mayBeRepeat = refusal instanceof Problem || isKeyUsed(refusal);
    const earlier = submission.key && mayBeRepeat ? await findAnswer(deps.db, submission.key) : undefined;
    if (earlier) return earlier;
    throw refusal;
  }
}

const MAX_RUNS = 5;

async function attempt(deps: BookingDeps, submission: Submission): Promise<Answer> {
  const { request } = submission;
  const { proofOfWork } = deps.config;
  let proof = await checkProof(submission.proof, proofSubject(request), proofOfWork, deps.clock());
  let catalogue = await deps.catalogues.lastSeen();
  for (let run = 1; run <= MAX_RUNS; run += 1) {
    const now = deps.clock();
    let checked: CheckedRequest;
    try {
      checked = checkRequest(request, catalogueFor(catalogue, request), now);
    } catch (refusal) {
      // What this copy has in memory may be over: only the newest catalogue refuses.
      const newest = await deps.catalogues.current();
      if (newest.version === catalogue.version) throw await partyRefusal(deps, submission, newest, refusal);
      catalogue = newest;
      continue;
    }
    const outcome = await placeInSomeStudio(deps, { ...submission, proof }, checked, now);
    if (outcome === 'slot-taken')
      throw await partyRefusal(deps, submission, catalogue, new Problem('slot-taken', 'booked-meanwhile'));
    if (outcome === 'hoarding') await refuse(deps, submission, checked, proof);
    else if (outcome === 'proof-used') proof = undefined;
    else if (typeof outcome !== 'string') return outcome;
    // A new catalogue, a number that exists already, a deadlock or room that came by: look again and try again.
    catalogue = await deps.catalogues.current();
  }
  throw new Problem('not-ready', 'booking-not-stored', {
    retryAfterSeconds: 1,
  });
}

type Outcome = Answer | 'slot-taken' | Again;

type ProvedSubmission = Omit<Submission, 'proof'> & { proof: Proof | undefined };

/** @throws Problem unless there is room by now */
async function refuse(
  deps: BookingDeps,
  submission: Submission,
  { holdExpiresAt, catalogue }: CheckedRequest,
  proof: Proof | undefined,
): Promise<void> {
  const { holdMinutes } = catalogue.rules;
  const holdsSlot = holdExpiresAt !== null;
  const level = proof?.level ?? 0;
  const refusal = await refuseHoarding(deps, { ...submission, level, holdsSlot, holdMinutes });
  if (refusal !== 'try-again') throw refusal;
}

/** Studios of a branch are alike to visitors, so the first free one is taken. */
async function placeInSomeStudio(
  deps: BookingDeps,
  submission: ProvedSubmission,
  checked: CheckedRequest,
  now: Date,
): Promise<Outcome> {
  const { request, proof } = submission;
  // Another time than the one that is held, or another cafe, is claimed like anybody's.
  const offer = isFor(submission.offer, checked) ? submission.offer : undefined;
  const { limits: figures } = deps.config;
  const level = proof?.level ?? 0;
  const [limit, ...further] = bookingLimits(submission, figures, level);
  const limits = [limit, ...further, ...klookLimits(submission, figures)] as const;
  const holds = checked.holdExpiresAt ? holdLimits(submission, figures, level) : [];
  const { email, phone, locale = submission.browserLocale } = request;
  const contact = { email, phone, locale };
  const studios = checked.catalogue.rules.studios.map(({ id }) => id);
  for (const studioId of offer ? [offer.studioId] : studios) {
    const ids = checked.sessions.map(newBookingNumber);
    const answer = created(ids, checked);
    const { key } = submission;
    const by = { actor: 'visitor', contact, limits, holds, proof, submission: key } as const;
    const placed = await insertOrExplain({ ...by, ids, studioId, checked, now, answer }, (order) =>
      insert(deps, order, checked, { offer, gone: submission.gone }),
    );
    if (typeof placed === 'string') return placed;
    if (placed.placed) return answer;
    if (!placed.mayHold) return 'hoarding';
    if (placed.catalogueVersion !== checked.catalogue.version) return 'try-again';
  }
  return 'slot-taken';
}

/** A direct order is one statement, shared with others, unless something else belongs to the same transaction. */
function insert(
  deps: BookingDeps,
  order: NewOrder,
  { status, request }: CheckedRequest,
  { offer, gone }: { offer: HeldOffer | undefined; gone: AbortSignal },
): Promise<Placed> {
  const isPlain = request.bookingType === 'direct' && status === 'pending' && request.replaces === undefined;
  return isPlain && !offer ? deps.orderQueue.insert(order, gone) : placeTogether(deps, order, request, offer);
}

const isFor = (offer: HeldOffer | undefined, { sessions, catalogue }: CheckedRequest) =>
  offer !== undefined &&
  sessions[0]?.startsAt?.getTime() === offer.startsAt.getTime() &&
  catalogue.rules.studios.some(({ id }) => id === offer.studioId);

function created(ids: readonly string[], checked: CheckedRequest): Answer {
  const { request, sessions, totalWon, status, holdExpiresAt } = checked;
  const [first, ...others] = sessions.map(({ startsAt }, place) => ({
    id: ids[place] ?? '',
    at: startsAt && seoulWallClock(startsAt),
  }));
  const body: BookingCreated = {
    id: first?.id ?? '',
    status,
    bookingType: request.bookingType,
    bookingDate: first?.at?.date ?? null,
    bookingTime: first?.at?.time ?? null,
    totalPrice: totalWon,
    holdExpiresAt: holdExpiresAt?.toISOString() ?? null,
    ...(others.length > 0 && {
      companions: others.map(({ id, at }) => ({ id, bookingTime: at?.time ?? '' })),
    }),
  };
  return { status: 201, headers: { Location: `/api/bookings/${body.id}` }, body };
}
