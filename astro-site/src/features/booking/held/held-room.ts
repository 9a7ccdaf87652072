/** The notice about a held session stands here. */
export const HELD_ROOM_CLASS = 'held-room';

/**
 * Keeps the room of the notice about a held session before anything is drawn there: the wizard that fills it hydrates
 * later, and nothing may move then.
 */
export function keepHeldRoom(): void {
  try {
    const { holdExpiresAt } = JSON.parse(sessionStorage.getItem('bookingHold') ?? '{}');
    if (Date.parse(holdExpiresAt) > Date.now()) document.documentElement.dataset['held'] = '';
  } catch {
    // Storage is switched off: nothing is known to be held.
  }
}
