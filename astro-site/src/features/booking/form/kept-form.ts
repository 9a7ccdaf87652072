import { MAX_PARTY_SIZE } from 'shared/bookings/companion.ts';
import { BOOKING_FORM_KEY } from '../../../lib/checkout/booking-form-key.ts';
import { heldSession } from '../../../lib/checkout/checkout-session.ts';
import type { Held } from '../../../lib/checkout/held-here.ts';
import { emptyForm, type BookingFormValues } from './form-values.ts';

/** What was stored of a form, a part of it or a field: what is not like `empty` begins empty. */
function asKept<T>(empty: T, stored: unknown): T {
  if (typeof stored !== typeof empty || Array.isArray(stored) !== Array.isArray(empty)) return empty;
  const parts = Object.entries(Object(empty) as object);
  // A list that begins empty may hold anything.
  if (typeof empty !== 'object' || parts.length === 0) return stored as T;
  const kept = Object(stored) as Record<string, unknown>;
  const form = parts.map(([key, value]) => [key, asKept<unknown>(value, kept[key])] as const);
  return (Array.isArray(empty) ? form.map(([, value]) => value) : Object.fromEntries(form)) as T;
}

function asForm(stored: unknown): BookingFormValues {
  const form = asKept(emptyForm, stored);
  return { ...form, people: Math.min(Math.max(form.people, 1), MAX_PARTY_SIZE) };
}

/**
 * What this tab remembers of a form that was being filled in, so that a reload loses nothing that was typed. Date and time
 * are chosen anew: whether they are still free has to be looked up anyway. What the waitlist keeps for the guest stays chosen.
 */
export function keptForm(): BookingFormValues {
  try {
    const form = asForm(JSON.parse(sessionStorage.getItem(BOOKING_FORM_KEY) ?? '{}'));
    const { date, time, until } = form.offer;
    return Date.parse(until) > Date.now() ? { ...form, bookingDate: date, bookingTime: time } : form;
  } catch {
    // On the server, or storage is switched off, or somebody else wrote there: the form begins empty.
    return emptyForm;
  }
}

/** Null forgets it. */
export function keepForm(form: BookingFormValues | null): void {
  try {
    if (form)
      sessionStorage.setItem(BOOKING_FORM_KEY, JSON.stringify({ ...form, bookingDate: '', bookingTime: '' }));
    else sessionStorage.removeItem(BOOKING_FORM_KEY);
  } catch {
    // Storage is switched off: a reload begins anew.
  }
}

/** The form of the session that is held, as it was sent or changed since, with the time that is the visitor's own. */
export function heldForm({ pending, session }: Held): BookingFormValues {
  if (!session) return { ...keptForm(), name: pending.customerName, email: pending.customerEmail };
  const { bookingDate, bookingTime } = session.ordered;
  return {
    ...asForm(session.form),
    bookingDate: bookingDate ?? '',
    bookingTime: bookingTime ?? '',
  };
}

/** A reload while the session is being changed loses nothing of the changes. */
export function keepHeldForm(form: BookingFormValues): void {
  const session = heldSession.read();
  if (session) heldSession.write({ ...session, form });
}
