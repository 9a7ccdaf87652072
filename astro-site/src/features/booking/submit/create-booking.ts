import { bookingCreatedSchema, type BookingCreated } from 'shared/bookings/booking-created.ts';
import type { BookingRequestBody } from 'shared/bookings/booking-request.ts';
import { PROOF_HEADER } from 'shared/bookings/proof-of-work.ts';
import { callApi } from '../../../lib/api/api.ts';
import { ApiError, NoAnswerError, outcomeUnknown, ToldError } from '../../../lib/api/api-error.ts';
import type { SubmissionKey } from '../../../lib/api/submission-key.ts';
import type { CheckedForm } from '../form/form-values.ts';
import { words } from '../words/words.ts';

export interface Submission {
  form: CheckedForm;
  totalPrice: number;
  /** Proof of the held session that this one takes the place of. */
  replaces?: string | undefined;
}

/** Others may book meanwhile, and each may raise the work that is asked for. */
const MOST_PROOFS = 3;

/**
 * Sends a booking, with a proof of work where one is asked for.
 * @returns `secret`: what opens the visitor's page in this browser once it is paid; the service has its hash alone
 * @throws ApiError or NoAnswerError when it was not made, ToldError when the answer has no booking number.
 */
export async function createBooking(
  { form, totalPrice, replaces }: Submission,
  key: SubmissionKey,
): Promise<{ booking: BookingCreated; secret: string }> {
  const body: BookingRequestBody = { ...form, totalPrice: Math.round(totalPrice), replaces };
  const secret = key.keyFor(JSON.stringify(body));
  const headers: Record<string, string> = { 'Idempotency-Key': await hashOf(secret) };
  for (let proofs = 0; ; proofs += 1) {
    try {
      const response = await callApi('/api/bookings', { method: 'POST', body, headers });
      key.answered();
      return { booking: bookingIn(await response.json().catch(() => null)), secret };
    } catch (error) {
      const challenge = error instanceof ApiError && error.problem?.challenge;
      if (challenge && proofs < MOST_PROOFS) {
        headers[PROOF_HEADER] = await solve(challenge);
        continue;
      }
      if (error instanceof ApiError && !outcomeUnknown(error)) key.answered();
      throw error;
    }
  }
}

/** SHA-256 in hex. Plain-http pages that are not localhost have none to give: there the key proves nothing, and books once all the same. */
async function hashOf(secret: string): Promise<string> {
  if (!isSecureContext) return secret;
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(secret));
  return Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** Hardly anybody is asked, so the solver is fetched by those who are. */
async function solve(challenge: string): Promise<string> {
  const { solveProof } = await import('../proof/solve-proof.ts').catch((cause: unknown) => {
    throw new NoAnswerError(cause);
  });
  return solveProof(challenge);
}

function bookingIn(answer: unknown): BookingCreated {
  const booking = bookingCreatedSchema.safeParse(answer);
  if (!booking.success) throw new ToldError(words.failure.noId);
  return booking.data;
}
