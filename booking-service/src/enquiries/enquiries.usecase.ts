import type { Enquiry, EnquiryStatus } from 'shared/enquiries/admin-enquiries.ts';
import { enquiryReference } from 'shared/enquiries/enquiries.ts';
import type { EnquiryReceived, EnquiryRequest } from 'shared/enquiries/enquiries.ts';
import type { User } from '../auth/account.ts';
import { writeAudit } from '../auth/audit-log.store.ts';
import type { EmailQueue } from '../email/base/email.ts';
import { addressLimits } from '../platform/address-limits.ts';
import type { Database } from '../platform/database.ts';
import type { PlatformDeps } from '../platform/deps.ts';
import { findAnswer, isKeyUsed } from '../platform/idempotency.ts';
import type { Answer, SubmissionKey } from '../platform/idempotency.ts';
import { Problem } from '../platform/problem.ts';
import { isLimitReached, tooMany } from '../platform/rate-limit.ts';
import type { Limits } from '../platform/rate-limit.ts';
import { insertEnquiry, lockEnquiry, reserveEnquiryId, setAnswered } from './enquiries.store.ts';
import type { EnquiryRow } from './enquiries.store.ts';

export interface EnquiryDeps extends PlatformDeps {
  emails: EmailQueue;
}

export interface EnquirySubmission {
  request: EnquiryRequest;
  /** As `clientAddress` gives it. */
  address: string;
  key: SubmissionKey | undefined;
}

/**
 * Stores an enquiry and queues its mails: to the cafe, and to its writer, who gets a number to name. A repeat of a submission gets the first answer again.
 *
 * @throws Problem with nothing stored
 */
export async function receiveEnquiry(deps: EnquiryDeps, submission: EnquirySubmission): Promise<Answer> {
  const { request, key } = submission;
  const now = deps.clock();
  const limits = limitsFor(deps, submission);
  try {
    return await deps.db.transaction(async (trx) => {
      const id = await reserveEnquiryId(trx);
      const answer = received(id, request, now);
      await insertEnquiry(trx, { id, request, now, limits, submission: key, answer });
      await deps.emails.enquiryReceived(trx, { id, enquiry: request, now });
      await deps.emails.enquiryNoted(trx, { id, enquiry: request, now });
      return answer;
    });
  } catch (error) {
    const mayBeRepeat = isLimitReached(error) || isKeyUsed(error);
    const earlier = key && mayBeRepeat ? await findAnswer(deps.db, key) : undefined;
    if (earlier) return earlier;
    if (isLimitReached(error)) throw await tooMany(deps.db, limits, now, 'too-many-enquiries');
    throw error;
  }
}

const HOUR_SECONDS = 3_600;

function limitsFor({ config }: EnquiryDeps, { request, address }: EnquirySubmission): Limits {
  const {
    enquiriesPerEmailPerHour,
    enquiriesPerAddressPerHour: max,
    networkFactors: factors,
  } = config.limits;
  const windowSeconds = HOUR_SECONDS;
  return [
    {
      bucket: `enquiries:email:${request.email.toLowerCase()}`,
      max: enquiriesPerEmailPerHour,
      windowSeconds,
    },
    ...addressLimits('enquiries', address, { max, windowSeconds, factors }),
  ];
}

function received(id: number, { topic }: EnquiryRequest, now: Date): Answer {
  const body: EnquiryReceived = { reference: enquiryReference(id), topic, receivedAt: now.toISOString() };
  return { status: 201, headers: {}, body };
}

export function toEnquiry({ receivedAt, answeredAt, ...row }: EnquiryRow): Enquiry {
  return {
    ...row,
    receivedAt: receivedAt.toISOString(),
    status: answeredAt ? 'answered' : 'new',
    answeredAt: answeredAt?.toISOString() ?? null,
  };
}

/**
 * Notes that an enquiry is answered, or new after all. Whoever answered first stays named.
 *
 * @throws Problem `not-found`
 */
export function changeEnquiryStatus(
  id: number,
  status: EnquiryStatus,
  { db, actor, now }: { db: Database; actor: User; now: Date },
): Promise<Enquiry> {
  return db.transaction(async (trx) => {
    const enquiry = await lockEnquiry(trx, id);
    if (!enquiry) throw unknownEnquiry();
    const before = toEnquiry(enquiry).status;
    if (before === status) return toEnquiry(enquiry);
    const answered = status === 'answered' ? { at: now, by: actor.username } : null;
    await setAnswered(trx, id, answered);
    await writeAudit(trx, {
      at: now,
      actor,
      action: answered ? 'enquiry-answered' : 'enquiry-reopened',
      subject: { type: 'enquiry', id },
      before: { status: before },
      after: { status },
    });
    return toEnquiry({ ...enquiry, answeredAt: answered?.at ?? null, answeredBy: answered?.by ?? null });
  });
}

export const unknownEnquiry = () => new Problem('not-found', 'unknown-enquiry');
