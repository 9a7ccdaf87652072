import { WIZARD_ID } from '../form/booking-hash.ts';

/** The guest has left this entry of the history to pay for what is held. */
const LEFT = 'toHeld';
const here = () => location.pathname + location.search;

/**
 * "Back" from the payment page is to lead to the notice: the page is shorter by then than it was left. The browser goes to the
 * hash by itself, before any script has come.
 */
export function markWayBack(): void {
  history.scrollRestoration = 'manual';
  history.replaceState(LEFT, '', `${here()}#${WIZARD_ID}`);
}

/** Shows the notice to a guest who comes back, and moves the focus to it. */
export function landAtHeld(): void {
  const notice = document.querySelector<HTMLElement>('.held-notice');
  if (history.state !== LEFT || !notice) return;
  history.scrollRestoration = 'auto';
  history.replaceState(null, '', here());
  notice.scrollIntoView({ behavior: 'instant' });
  notice.focus({ preventScroll: true });
}
