import { heldSession } from '../../../lib/checkout/checkout-session.ts';
import type { Held } from '../../../lib/checkout/held-in-this-tab.ts';
import { emptyForm, type BookingFormValues } from './form-values.ts';

const KEY = 'bookingForm';

/** A form out of what was stored: fields that are not as expected begin empty. */
function asForm(stored: unknown): BookingFormValues {
  const kept = Object(stored) as Record<string, unknown>;
  const form: Record<string, unknown> = { ...emptyForm };
  for (const [field, empty] of Object.entries(emptyForm))
    if (typeof kept[field] === typeof empty && Array.isArray(kept[field]) === Array.isArray(empty))
      form[field] = kept[field];
  return form as unknown as BookingFormValues;
}

/**
 * What this tab remembers of a form that was being filled in, so that a reload loses nothing that was typed. Date and time
 * are chosen anew: whether they are still free has to be looked up anyway.
 */
export function keptForm(): BookingFormValues {
  try {
    return asForm(JSON.parse(sessionStorage.getItem(KEY) ?? '{}'));
  } catch {
    // On the server, or storage is switched off, or somebody else wrote there: the form begins empty.
    return emptyForm;
  }
}

/** Null forgets it. */
export function keepForm(form: BookingFormValues | null): void {
  try {
    if (form) sessionStorage.setItem(KEY, JSON.stringify({ ...form, bookingDate: '', bookingTime: '' }));
    else sessionStorage.removeItem(KEY);
  } catch {
    // Storage is switched off: a reload begins anew.
  }
}

/** The form of the session that is held, as it was sent or changed since, with the time that is the visitor's own. */
export function heldForm({ pending, session }: Held): BookingFormValues {
  if (!session) return { ...keptForm(), name: pending.customerName, email: pending.customerEmail };
  const { bookingDate, bookingTime } = session.ordered;
  return { ...asForm(session.form), bookingDate: bookingDate ?? '', bookingTime: bookingTime ?? '' };
}

/** A reload while the session is being changed loses nothing of the changes. */
export function keepHeldForm(form: BookingFormValues): void {
  const session = heldSession.read();
  if (session) heldSession.write({ ...session, form });
}
