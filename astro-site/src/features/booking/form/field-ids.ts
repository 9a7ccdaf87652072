import { fieldOrder, type BookingField } from './form-values.ts';

export const DATE_ERROR_ID = 'booking-date-error';

/**
 * Moves the focus to the first of `fields` as they stand on the page: to its control where it can take it, else to its
 * frame (times that are just being loaded are disabled).
 */
export function focusFirstField(form: HTMLElement, fields: readonly string[]): void {
  const field = fieldOrder.find((known: BookingField) => fields.includes(known));
  const frame = field && form.querySelector<HTMLElement>(`[data-field="${field}"]`);
  if (!frame) return;
  const control =
    frame.querySelector<HTMLElement>('input:checked, [tabindex="0"]') ??
    frame.querySelector<HTMLElement>('input:enabled, textarea');
  (control ?? frame).focus();
}
