import { useState } from 'react';
import type { AdminBooking } from 'shared/bookings/admin-booking.ts';
import { changedBookingSchema, type ChangedBooking } from 'shared/problems/changed-booking.ts';
import { seoulWallClock } from 'shared/time/seoul.ts';
import { ApiError } from '../../../lib/api/api-error.ts';
import type { AdminLanguage } from '../language/language.ts';
import { changeTexts } from '../parts/change-messages.ts';
import { failureText } from '../parts/change-failed.ts';
import { historyText } from './history-text.ts';

const changedIn = (error: unknown): ChangedBooking | undefined =>
  error instanceof ApiError ? changedBookingSchema.safeParse(error.problem?.changed).data : undefined;

/** Why a change of a booking failed; where another change was faster, who made it and what it was. */
export function bookingFailure(failed: string, error: unknown, language: AdminLanguage): string {
  const last = changedIn(error)?.last;
  if (!last) return failureText(failed, error, language);
  return `${failed} ${changeTexts[language].meanwhile(historyText(last, language))}`;
}

/**
 * A booking as it was when a dialog was opened, whatever happens on other screens: what the dialog sends is about that. Where the
 * service refuses it because the booking has changed since, `askAgain` takes over how it is now.
 */
export function useSeen<Seen extends AdminBooking>(
  booking: Seen,
): [seen: Seen, askAgain: (error: unknown) => void] {
  const [seen, setSeen] = useState(booking);
  return [
    seen,
    (error) => {
      const changed = changedIn(error);
      if (changed?.id === seen.id) setSeen(asChanged(seen, changed));
    },
  ];
}

function asChanged<Seen extends AdminBooking>(
  seen: Seen,
  { version, startsAt, studioId }: ChangedBooking,
): Seen {
  const at = startsAt === null ? null : seoulWallClock(new Date(startsAt));
  const placed = 'startsAt' in seen && startsAt !== null ? { startsAt, studioId } : {};
  return { ...seen, ...placed, version, bookingDate: at?.date ?? null, bookingTime: at?.time ?? null };
}
