export const DATE_ERROR_ID = 'booking-date-error';

/** Moves the focus to the key of a time that is about to be chosen, or to its field while the keys cannot take it. */
export function focusTime(within: HTMLElement | null, time: string): void {
  const frame = within?.closest<HTMLElement>('[data-field]');
  const key = frame?.querySelector<HTMLElement>(`input[value="${time}"]:enabled`);
  (key ?? frame)?.focus();
}

/**
 * Moves the focus to a field: to its control where it can take it, else to its frame (times that are just being loaded are
 * disabled).
 */
export function focusField(form: HTMLElement, field: string): void {
  const frame = form.querySelector<HTMLElement>(`[data-field="${field}"]`);
  if (!frame) return;
  // What is folded away cannot be focused.
  const folded = frame.closest('details');
  if (folded) folded.open = true;
  const control =
    frame.querySelector<HTMLElement>('input:checked, [tabindex="0"]') ??
    frame.querySelector<HTMLElement>('input:enabled, textarea');
  (control ?? frame).focus();
  // What is wrong stands above the choices.
  if (frame.getBoundingClientRect().top < 80) frame.scrollIntoView();
}
