/**
 * The unpaid sessions that this browser holds, in local storage, so that each of its tabs knows them: by booking number, each
 * with until when it is held and what the pages of a checkout keep. What only the form needs (phone, song, address) stays in
 * its tab. They go with the payment, when they are given up, and when their time has run out.
 */
export const DEVICE_KEY = 'heldBookings';
/** The session that this tab has put there or taken from there. */
const MARK = 'onDevice';
const HOLD = 'bookingHold';

interface OnDevice {
  /** ISO instant. */
  until: string;
  /** As session storage has them, by key. */
  items: Record<string, string>;
}
type Holds = Record<string, OnDevice>;

/** What is kept for other tabs beside the hold itself. */
const shared = ['pendingPayment', 'heldSession', 'paymentAttempt', 'pricedWithVoucher', 'bookedHere'];
/** Of a form and of each singer in it: not for other tabs. */
const ofTabAlone = new Set(['phone', 'youtubeTrackUrl', 'lpDeliveryAddress']);

const isRunning = (until: unknown) => Date.parse(String(until)) > Date.now();

/** Does nothing where storage is switched off or full, or what lies there is not ours. */
function tried<T>(work: () => T): T | undefined {
  try {
    return work();
  } catch {
    return undefined;
  }
}

/** Those whose time runs; the others are forgotten. */
export const heldOnDevice = (): Holds =>
  tried(() => {
    const stored = JSON.parse(localStorage.getItem(DEVICE_KEY) ?? '{}') as Holds;
    const running = Object.entries(stored).filter(([, { until }]) => isRunning(until));
    const holds = Object.fromEntries(running);
    if (running.length < Object.keys(stored).length) write(holds);
    return holds;
  }) ?? {};

function write(holds: Holds): void {
  if (Object.keys(holds).length > 0) localStorage.setItem(DEVICE_KEY, JSON.stringify(holds));
  else localStorage.removeItem(DEVICE_KEY);
}

type Item = { bookingId?: string; holdExpiresAt?: string; pending?: { bookingId: string } } | null;

const inTab = (key: string) => JSON.parse(sessionStorage.getItem(key) ?? 'null') as Item;

/** The booking that an item of a checkout is about. */
const bookingOf = (item: Item) => item?.pending?.bookingId ?? item?.bookingId;

/** Shows what this tab holds to the others, after each change of it. */
export const shareHeld = () =>
  tried(() => {
    const { bookingId = '', holdExpiresAt: until = '' } = inTab(HOLD) ?? {};
    if (!isRunning(until)) return;
    const holds = heldOnDevice();
    const items = { ...holds[bookingId]?.items };
    for (const key of shared) {
      const item = inTab(key);
      if (bookingOf(item) === bookingId)
        items[key] = JSON.stringify(item, (name, value: unknown) => (ofTabAlone.has(name) ? '' : value));
    }
    write({ ...holds, [bookingId]: { until, items } });
    sessionStorage.setItem(MARK, bookingId);
  });

/** Takes over what another tab holds; forgets what another tab has paid for or given up. `bookingId`: the one that is asked for. */
export const adoptHeld = (bookingId?: string | null) =>
  tried(() => {
    const holds = heldOnDevice();
    const hold = inTab(HOLD);
    let own = isRunning(hold?.holdExpiresAt) ? hold?.bookingId : undefined;
    if (own && sessionStorage.getItem(MARK) === own && !holds[own]) {
      for (const key of [HOLD, MARK, ...shared]) sessionStorage.removeItem(key);
      own = undefined;
    }
    const wanted = bookingId ?? own ?? Object.keys(holds).at(-1) ?? '';
    const found = holds[wanted];
    if (!found) return;
    for (const [key, item] of Object.entries(found.items)) {
      const present = inTab(key);
      const isOwn = bookingOf(present) === wanted;
      // The tab's own form has more in it, and its price may be newer. Where nobody asks for this one, a gift card may wait for
      // its payment in this tab.
      const stays = isOwn
        ? key !== 'paymentAttempt' && key !== 'pricedWithVoucher'
        : !bookingId && (key === 'pendingPayment' || (key === 'paymentAttempt' && present));
      if (!stays) sessionStorage.setItem(key, item);
    }
    sessionStorage.setItem(HOLD, JSON.stringify({ bookingId: wanted, holdExpiresAt: found.until }));
    sessionStorage.setItem(MARK, wanted);
  });

/** A session is paid, or given up: this tab's, where it is not said which. */
export const forgetOnDevice = (bookingId?: string) =>
  tried(() => {
    const { [bookingId ?? inTab(HOLD)?.bookingId ?? '']: _, ...others } = heldOnDevice();
    write(others);
    sessionStorage.removeItem(MARK);
  });
