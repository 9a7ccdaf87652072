import { heldInThisTab, type Held } from '../../../lib/checkout/held-in-this-tab.ts';
import { store } from '../../../lib/store.ts';

const seen = store<Held | null>(null);

/** Looks again at what this tab knows. */
export function lookWhatIsHeld(): void {
  seen.set(heldInThisTab());
}

/** "Back" can bring the page back as it was left. */
function onShow({ persisted }: PageTransitionEvent): void {
  if (persisted) lookWhatIsHeld();
}

/** The session that waits for payment in this tab, for `useSyncExternalStore`. */
export const heldStore = {
  subscribe(listener: () => void): () => void {
    lookWhatIsHeld();
    const leave = seen.subscribe(listener);
    window.addEventListener('pageshow', onShow);
    return () => {
      leave();
      window.removeEventListener('pageshow', onShow);
    };
  },
  read: seen.read,
};
