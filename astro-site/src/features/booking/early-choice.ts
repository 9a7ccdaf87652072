import type { BookingType } from './form-values.ts';

let chosen: BookingType | undefined;

const remember = (event: Event) => {
  const card = (event.target as Element).closest<HTMLElement>('[data-booking-type]');
  if (card) chosen = card.dataset.bookingType as BookingType;
};

/** On a slow phone the cards are there before the wizard is awake: a tap on one of them is kept for it. */
export const keepEarlyChoice = () => document.addEventListener('click', remember);

/** What was chosen before the wizard was awake; from now on it hears for itself. */
export function takeEarlyChoice(): BookingType | undefined {
  document.removeEventListener('click', remember);
  return chosen;
}
