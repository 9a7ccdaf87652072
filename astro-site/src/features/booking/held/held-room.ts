/** The notice about a held session stands here. */
export const HELD_ROOM_CLASS = 'held-room';

/** Whether this tab or another one of the device holds a session: read without the wizard's scripts, which weigh too much here. */
export function isAnyHeld(): boolean {
  try {
    const { holdExpiresAt } = JSON.parse(sessionStorage.getItem('bookingHold') ?? '{}');
    const holds: { until?: string }[] = Object.values(
      JSON.parse(localStorage.getItem('heldBookings') ?? '{}'),
    );
    return [{ until: holdExpiresAt }, ...holds].some(({ until }) => Date.parse(until ?? '') > Date.now());
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
