import type { BookingForm } from 'shared/bookings/booking-form.ts';
import {
  bookingCreatedSchema,
  type BookingCreated,
  type BookingRequestBody,
} from 'shared/bookings/booking-request.ts';
import { addOnSchema, publicRulesSchema } from 'shared/catalogue/catalogue.ts';
import { timeslotsSchema } from 'shared/slots/timeslots.ts';
import * as z from 'zod/mini';
import { callApi, readApi } from '../../lib/api/api.ts';
import { ApiError, outcomeUnknown } from '../../lib/api/api-error.ts';
import { bookingTexts } from './messages.ts';
import type { SubmissionKey } from './submission-key.ts';

export const fetchRules = () => readApi('/api/rules', publicRulesSchema);
export const fetchAddOns = () => readApi('/api/addons', z.array(addOnSchema));

/** Free start times of a Seoul date (yyyy-MM-dd). A failure is logged and reads as none (spec.md section 7). */
export async function fetchTimeslots(date: string): Promise<string[]> {
  try {
    return await readApi(`/api/timeslots/${date}`, timeslotsSchema);
  } catch (cause) {
    // A warning, not an error: the visitor is told on the page, and can check again.
    // eslint-disable-next-line no-console
    console.warn(new Error('Failed to fetch time slots', { cause }));
    return [];
  }
}

export interface Submission {
  form: BookingForm;
  totalPrice: number;
}

/**
 * Sends a booking.
 * @throws ApiError or NoAnswerError when it was not made, Error when the answer has no booking number.
 */
export async function createBooking(
  { form, totalPrice }: Submission,
  key: SubmissionKey,
): Promise<BookingCreated> {
  const body: BookingRequestBody = { ...form, totalPrice: Math.round(totalPrice) };
  const idempotencyKey = key.keyFor(JSON.stringify(body));
  try {
    const response = await callApi('/api/bookings', {
      method: 'POST',
      body,
      headers: { 'Idempotency-Key': idempotencyKey },
    });
    key.answered();
    return bookingIn(await response.json().catch(() => null));
  } catch (error) {
    if (error instanceof ApiError && !outcomeUnknown(error)) key.answered();
    throw error;
  }
}

function bookingIn(answer: unknown): BookingCreated {
  const booking = bookingCreatedSchema.safeParse(answer);
  if (!booking.success) throw new Error(bookingTexts.failure.noId);
  return booking.data;
}
