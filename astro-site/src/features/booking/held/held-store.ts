import { heldHere, type Held } from '../../../lib/checkout/held-here.ts';
import { DEVICE_KEY } from '../../../lib/checkout/held-on-device.ts';
import { store } from '../../../lib/store.ts';

const seen = store<Held | null>(null);

/** Looks again at what this device knows. */
export function lookWhatIsHeld(): void {
  seen.set(heldHere());
}

/** "Back" can bring the page back as it was left. */
function onShow({ persisted }: PageTransitionEvent): void {
  if (persisted) lookWhatIsHeld();
}

/** Another tab has paid for it, given it up, or booked one. */
function onStorage({ key }: StorageEvent): void {
  if (key === DEVICE_KEY || key === null) lookWhatIsHeld();
}

/** The session that waits for payment on this device, for `useSyncExternalStore`. */
export const heldStore = {
  subscribe(listener: () => void): () => void {
    lookWhatIsHeld();
    const leave = seen.subscribe(listener);
    window.addEventListener('pageshow', onShow);
    window.addEventListener('storage', onStorage);
    return () => {
      leave();
      window.removeEventListener('pageshow', onShow);
      window.removeEventListener('storage', onStorage);
    };
  },
  read: seen.read,
};
