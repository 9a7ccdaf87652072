import { WIZARD_ID } from '../booking-hash.ts';
import { isAnyHeld } from './held-room.ts';

/** The guest has left this entry of the history to pay for what is held. */
const LEFT = 'toHeld';

/** "Back" from the payment page is to lead to the notice: the page is shorter by then than it was left. */
export function markWayBack(): void {
  history.scrollRestoration = 'manual';
  history.replaceState(LEFT, '', location.pathname + location.search);
}

/** Shows the notice about the held session to a guest who comes back, and once it is there moves the focus to it. */
export function landAtHeld(): void {
  if (history.state !== LEFT || !isAnyHeld()) return;
  document.getElementById(WIZARD_ID)?.scrollIntoView({ behavior: 'instant' });
  const notice = document.querySelector<HTMLElement>('.held-notice');
  if (!notice) return;
  notice.focus({ preventScroll: true });
  history.replaceState(null, '');
  history.scrollRestoration = 'auto';
}

/** A script of the page, which is there before the wizard is. */
export function followWayBack(): void {
  landAtHeld();
  // Out of the browser's cache, or once everything has come.
  addEventListener('pageshow', landAtHeld);
}
