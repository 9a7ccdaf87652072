import { heldOnDevice } from '../../../lib/checkout/held-on-device.ts';

/** The notice about a held session stands here. */
export const HELD_ROOM_CLASS = 'held-room';

/** Whether a session is held on this device, read without any of the wizard's scripts. */
export function isAnyHeld(): boolean {
  try {
    const { holdExpiresAt } = JSON.parse(sessionStorage.getItem('bookingHold') ?? '{}');
    return Date.parse(holdExpiresAt) > Date.now() || Object.keys(heldOnDevice()).length > 0;
  } catch {
    // Storage is switched off: nothing is known to be held.
    return false;
  }
}

/**
 * Keeps the room of the notice about a held session before anything is drawn there: the wizard that fills it hydrates
 * later, and nothing may move then.
 */
export function keepHeldRoom(): void {
  if (isAnyHeld()) document.documentElement.dataset['held'] = '';
}
