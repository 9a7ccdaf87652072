/**
 * The unpaid sessions that this browser holds, in local storage, so that each of its tabs knows them: by booking number, each
 * with until when it is held and what the pages of a checkout keep. What only the form needs (phone, song, address) stays in
 * its tab. They go with the payment, when they are given up, and when their time has run out.
 */
export const DEVICE_KEY = 'heldBookings';
/** The session that this tab has put there or taken from there. */
const MARK = 'onDevice';

interface OnDevice {
  /** ISO instant. */
  until: string;
  /** As session storage has them, by key. */
  items: Record<string, string>;
}
type Holds = Record<string, OnDevice>;

/** What is kept for other tabs beside the hold itself. */
const shared = ['pendingPayment', 'heldSession', 'paymentAttempt', 'pricedWithVoucher'];
/** Of a form and of each singer in it: not for other tabs. */
const ofTabAlone = new Set(['phone', 'youtubeTrackUrl', 'lpDeliveryAddress']);

const isRunning = (until: unknown) => Date.parse(String(until)) > Date.now();

/** Those whose time runs; the others are forgotten. */
export function heldOnDevice(): Holds {
  try {
    const stored = JSON.parse(localStorage.getItem(DEVICE_KEY) ?? '{}') as Holds;
    const running = Object.entries(stored).filter(([, hold]) => isRunning(hold.until));
    if (running.length < Object.keys(stored).length) write(Object.fromEntries(running));
    return Object.fromEntries(running);
  } catch {
    // Storage is switched off, or what lies there is not ours.
    return {};
  }
}

function write(holds: Holds): void {
  if (Object.keys(holds).length > 0) localStorage.setItem(DEVICE_KEY, JSON.stringify(holds));
  else localStorage.removeItem(DEVICE_KEY);
}

const inTab = (key: string) =>
  JSON.parse(sessionStorage.getItem(key) ?? 'null') as Record<string, unknown> | null;

const ownHold = () => inTab('bookingHold') as { bookingId: string; holdExpiresAt: string } | null;

/** The booking that an item of a checkout is about. */
const bookingOf = (item: Record<string, unknown>) =>
  (item['pending'] as { bookingId?: unknown } | undefined)?.bookingId ?? item['bookingId'];

/** Shows what this tab holds to the others, after each change of it. */
export function shareHeld(): void {
  try {
    const hold = ownHold();
    if (!hold || !isRunning(hold.holdExpiresAt)) return;
    const { bookingId, holdExpiresAt: until } = hold;
    const holds = heldOnDevice();
    const items = { ...holds[bookingId]?.items };
    for (const key of shared) {
      const item = inTab(key);
      if (item && bookingOf(item) === bookingId)
        items[key] = JSON.stringify(item, (name, value: unknown) => (ofTabAlone.has(name) ? '' : value));
    }
    write({ ...holds, [bookingId]: { until, items } });
    sessionStorage.setItem(MARK, bookingId);
  } catch {
    // Storage is switched off or full: the session is held in this tab alone.
  }
}

/** Takes over what another tab holds; forgets what another tab has paid for or given up. `bookingId`: the one that is asked for. */
export function adoptHeld(bookingId?: string | null): void {
  try {
    const holds = heldOnDevice();
    const hold = ownHold();
    let own = hold && isRunning(hold.holdExpiresAt) ? hold.bookingId : undefined;
    if (own && sessionStorage.getItem(MARK) === own && !holds[own]) {
      for (const key of ['bookingHold', ...shared, MARK]) sessionStorage.removeItem(key);
      own = undefined;
    }
    const wanted = bookingId ?? own ?? Object.keys(holds).at(-1);
    const found = wanted === undefined ? undefined : holds[wanted];
    if (!wanted || !found) return;
    for (const [key, item] of Object.entries(found.items)) {
      const present = inTab(key);
      const isOwn = present !== null && bookingOf(present) === wanted;
      // The tab's own form has more in it, and its price may be newer.
      if (isOwn && (key === 'heldSession' || key === 'pendingPayment')) continue;
      // A gift card may wait for its payment in this tab.
      if (
        !isOwn &&
        bookingId !== wanted &&
        (key === 'pendingPayment' || (key === 'paymentAttempt' && present))
      )
        continue;
      sessionStorage.setItem(key, item);
    }
    sessionStorage.setItem('bookingHold', JSON.stringify({ bookingId: wanted, holdExpiresAt: found.until }));
    sessionStorage.setItem(MARK, wanted);
  } catch {
    // Storage is switched off: this tab knows nothing.
  }
}

/** A session is paid, or given up: this tab's, where it is not said which. */
export function forgetOnDevice(bookingId = ownHold()?.bookingId ?? ''): void {
  try {
    const { [bookingId]: _, ...others } = heldOnDevice();
    write(others);
    sessionStorage.removeItem(MARK);
  } catch {
    // Nothing was stored either.
  }
}
