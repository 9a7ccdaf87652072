import { bookingTypes, type BookingType } from 'shared/pricing/booking-type.ts';
import { KLOOK_HASH } from './booking-hash.ts';

/** The form that is open, as an entry of the browser's history knows it. */
export interface Step {
  type: BookingType;
  /** It changes the session that is held. */
  changing?: boolean;
}
interface Entry {
  step?: Step;
  /** It shows the cards. */
  cards?: true;
  /** The entry before this one shows the cards. */
  fromCards?: true;
}
const entry = () => Object(history.state) as Entry;

/** Where the cards lead: links, which work before any script has come. */
export const hashOf = (type: BookingType) => `#book-${type}`;
const shownHash = (type: BookingType) => (type === 'klook' ? `#${KLOOK_HASH}` : hashOf(type));

/** The form that this entry shows; null: none. */
export function stepHere(): Step | null {
  const { step } = entry();
  const type = bookingTypes.find((one) => location.hash === hashOf(one));
  return step ?? (type ? { type } : null);
}

/** Whether "Back" has led to where the cards are: another part of the page leaves a form as it is. */
export const isAtCards = () => location.hash === '' || 'cards' in entry();

/** The form has opened: "Back" closes it, and "Forward" opens it again. */
export function enterStep(step: Step): void {
  const address = shownHash(step.type);
  // A card that was followed as a link has made the entry by itself.
  if (location.hash === hashOf(step.type))
    return history.replaceState({ ...entry(), step } satisfies Entry, '', address);
  if (entry().step) return;
  history.replaceState({ ...entry(), cards: true } satisfies Entry, '');
  history.pushState({ step, fromCards: true } satisfies Entry, '', address);
}

/** Closes the form as "Back" does, where that leads to the cards. @returns false where it does not */
export function leaveStep(): boolean {
  const { fromCards, step: _, ...rest } = entry();
  if (fromCards) history.back();
  else history.replaceState(rest, '', location.pathname + location.search);
  return fromCards === true;
}
