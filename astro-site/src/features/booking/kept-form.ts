import { emptyForm, type BookingFormValues } from './form-values.ts';

const KEY = 'bookingForm';

/**
 * What this tab remembers of a form that was being filled in, so that a reload loses nothing that was typed. Date and time
 * are chosen anew: whether they are still free has to be looked up anyway.
 */
export function keptForm(): BookingFormValues {
  const form: Record<string, unknown> = { ...emptyForm };
  try {
    const kept = JSON.parse(sessionStorage.getItem(KEY) ?? '{}') as Record<string, unknown>;
    for (const [field, empty] of Object.entries(emptyForm))
      if (typeof kept[field] === typeof empty && Array.isArray(kept[field]) === Array.isArray(empty))
        form[field] = kept[field];
  } catch {
    // On the server, or storage is switched off, or somebody else wrote there: the form begins empty.
  }
  return form as unknown as BookingFormValues;
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
