import { scrollBehavior } from '../../../lib/motion.ts';

export const KLOOK_HASH = 'klook-booking';
/** Hashes that lead to the booking-type cards. */
const hashes = [KLOOK_HASH, 'klook'];
const SCROLL_DELAY_MS = 800;
/** Where the cards stand; once a type is chosen, the form stands there. */
export const WIZARD_ID = 'booking-wizard';

export const isKlookHash = (hash: string) => hashes.includes(hash.replace(/^#/, ''));

const handsOn = ['wheel', 'keydown', 'pointerdown'] as const;

/** Ended as soon as the visitor does something by themselves, or by whoever holds it. */
function untilTakenOver(): AbortController {
  const over = new AbortController();
  for (const sign of handsOn) addEventListener(sign, () => over.abort(), { signal: over.signal });
  return over;
}

/**
 * Scrolls to the booking-type cards when the address asks for it, on load and on every change of the hash, after the
 * specified delay, unless the visitor has taken over by then. A script of the page and not of the island, which hydrates only
 * when it comes into view.
 */
export function followBookingHash(): void {
  let over: AbortController | undefined;
  const follow = () => {
    over?.abort();
    if (!isKlookHash(location.hash)) return;
    over = untilTakenOver();
    setTimeout(scrollToWizard, SCROLL_DELAY_MS, over);
  };
  addEventListener('hashchange', follow);
  follow();
}

const MAX_CORRECTIONS = 3;

/**
 * A long smooth scroll can end early: islands hydrate on the way and change the page. Where it stops in the wrong place
 * it goes on, until it is `over`.
 */
function scrollToWizard(over: AbortController): void {
  const target = document.getElementById(WIZARD_ID);
  if (!target || over.signal.aborted) return;
  const scroll = () => target.scrollIntoView({ behavior: scrollBehavior(), block: 'start' });
  let corrections = 0;
  const onStandstill = () => {
    if (isInPlace(target) || ++corrections > MAX_CORRECTIONS) over.abort();
    else scroll();
  };
  document.addEventListener('scrollend', onStandstill, { signal: over.signal });
  scroll();
}

function isInPlace(target: HTMLElement): boolean {
  // The page keeps its top bar clear with this padding.
  const padding = parseFloat(getComputedStyle(document.documentElement).scrollPaddingTop) || 0;
  return Math.abs(target.getBoundingClientRect().top - padding) < 8 || atPageEnd();
}

const atPageEnd = () => innerHeight + scrollY >= document.documentElement.scrollHeight - 2;
