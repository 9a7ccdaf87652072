import { WIZARD_ID } from '../booking-hash.ts';
import { isAnyHeld } from './held-room.ts';

interface Entry {
  /** The guest has left this entry of the history to pay for what is held. */
  toHeld?: true;
}
const entry = () => history.state as Entry | null;

/** "Back" from the payment page is to lead to the notice: the page is shorter by then than it was left. */
export function markWayBack(): void {
  history.scrollRestoration = 'manual';
  history.replaceState({ toHeld: true } satisfies Entry, '', location.pathname + location.search);
}

/** Shows the notice about the held session to a guest who comes back, and once it is there moves the focus to it. */
export function landAtHeld(): void {
  if (!entry()?.toHeld || !isAnyHeld()) return;
  document.getElementById(WIZARD_ID)?.scrollIntoView({ behavior: 'instant', block: 'start' });
  const notice = document.querySelector<HTMLElement>('.held-notice');
  if (!notice) return;
  notice.focus({ preventScroll: true });
  const { toHeld: _, ...rest } = entry() ?? {};
  history.replaceState(rest, '');
  history.scrollRestoration = 'auto';
}

/** A script of the page, which is there before the wizard is. */
export function followWayBack(): void {
  landAtHeld();
  // Out of the browser's cache, or once everything has come.
  addEventListener('pageshow', landAtHeld);
}
