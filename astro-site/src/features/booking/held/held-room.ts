import { WIZARD_ID } from '../form/booking-hash.ts';

/** The notice about a held session stands here. */
export const HELD_ROOM_CLASS = 'held-room';

/**
 * Keeps the room of the notice about a held session before anything is drawn there: the wizard that fills it hydrates
 * later, and nothing may move then. What this tab and the others hold names its end as an instant.
 */
export function keepHeldRoom(): void {
  try {
    const held = `${sessionStorage['bookingHold']}${localStorage['heldBookings']}`;
    const now = new Date().toISOString();
    if (!held.match(/[\d-]+T[\d:.]+Z/g)?.some((end) => end > now)) return;
    document.documentElement.dataset['held'] = '';
    // "Back" from the payment page (land-at-held.ts).
    if (history.state === 'toHeld') document.getElementById(WIZARD_ID)?.scrollIntoView();
  } catch {
    // Storage is switched off: nothing is known to be held.
  }
}
