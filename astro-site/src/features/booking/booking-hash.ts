import { scrollBehavior } from '../../lib/motion.ts';

export const KLOOK_HASH = 'klook-booking';
/** Hashes that lead to the booking-type cards (spec.md section 2). */
const hashes = [KLOOK_HASH, 'klook'];
const SCROLL_DELAY_MS = 800;
/** Where the cards stand; once a type is chosen, the form stands there. */
export const WIZARD_ID = 'booking-wizard';

export const isKlookHash = (hash: string) => hashes.includes(hash.replace(/^#/, ''));

/**
 * Scrolls to the booking-type cards when the address asks for it, on load and on every change of the hash, after the
 * specified delay. A script of the page and not of the island: the island wakes up only when it comes into view.
 */
export function followBookingHash(): void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const follow = () => {
    clearTimeout(timer);
    if (!isKlookHash(location.hash)) return;
    timer = setTimeout(() => {
      document.getElementById(WIZARD_ID)?.scrollIntoView({ behavior: scrollBehavior(), block: 'start' });
    }, SCROLL_DELAY_MS);
  };
  window.addEventListener('hashchange', follow);
  follow();
}

/** Takes the hash out of the address, without a jump and without an entry in the history. */
export function clearHash(): void {
  history.replaceState(history.state, '', location.pathname + location.search);
}
