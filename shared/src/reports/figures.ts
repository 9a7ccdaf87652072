/** In place of a branch: what is the house's own and of none of them, as gift cards that were sold. */
export const HOUSE = 0;

/**
 * What the reports count, a line of the rollup for each day in Seoul, branch, `key` and `detail`. A figure is counted on one kind of day:
 *
 * - `money`: the day on which money moved, as the ledger has it;
 * - `session`: the day of the session, as it is booked now;
 * - `booking`: the day on which an order was made.
 */
export const figureDays = {
  /** Money received by card, cash, terminal or transfer: key is the channel, detail the method; amount in won. Counts payments. */
  taken: 'money',
  /** Money given back, positive: channel and method; amount in won. Counts movements. */
  'given-back': 'money',
  /** Paid with gift cards, which is no money received: how the card came (`giftOrigins`), channel; won. Counts payments. */
  'gift-paid': 'money',
  /** Gone back onto gift cards, positive: how the card came, channel; won. Counts movements. */
  'gift-returned': 'money',
  /** Session fees in what was received and paid with gift cards: key of the price band they were sold in, channel; won. Counts sessions. */
  fee: 'money',
  /** Add-ons in the same: number of the add-on, channel; won. Counts add-ons. */
  'add-on': 'money',
  /** What vouchers took off the same, negative: number of the voucher, channel; won. Counts sessions. */
  discount: 'money',
  /** Gift cards that were sold, in what was received: '', channel; won. Counts cards. */
  'gift-sold': 'money',
  /** What is none of these: money of another amount than was asked for; won, may be negative. */
  other: 'money',
  /** Sessions that stand, Klook guests with a time who are still to be confirmed, and no-shows: channel, hour of the start ("14"); amount in minutes. */
  sold: 'session',
  /** What could be sold on days that are over, and today: hour of the start; amount in minutes. Counts starts. */
  offered: 'session',
  /** Orders by how many of them sing: size, on the day of the first. Counts orders. */
  party: 'session',
  /** Sessions that nobody came for: channel. */
  'no-show': 'session',
  /** Sessions that were cancelled: how long before the session, by whom. */
  cancelled: 'session',
  /** Guests of `sold` by the language of their mails. */
  language: 'session',
  /** Guests of `sold` by the country code of the phone; "none" without a number. */
  country: 'session',
  /** What follows after a session: number of the add-on, `deliveryDetail`. */
  delivery: 'session',
  /** Add-ons of Klook guests, which are paid at the studio and stand in no ledger: number of the add-on; won. */
  'at-studio': 'session',
  /** Orders that were to be paid online: what became of the hold. */
  hold: 'booking',
} as const;
export type Figure = keyof typeof figureDays;
/** The kinds of days on which figures are counted. */
export type FigureDay = (typeof figureDays)[Figure];
export const figures = Object.keys(figureDays) as Figure[];

/** Money that is to move, at this moment: refunds that are due, refunds on their way, and what guests have yet to pay. */
export const openKinds = ['refundsDue', 'refundsUnderWay', 'owedToUs'] as const;
export type OpenKind = (typeof openKinds)[number];

export const isOpenKind = (figure: Figure | OpenKind): figure is OpenKind =>
  openKinds.some((kind) => kind === figure);

/** How somebody came: on the site, by Klook, or at the counter. */
export const channels = ['direct', 'klook', 'walk-in'] as const;
export type Channel = (typeof channels)[number];

export const isChannel = (key: string): key is Channel => channels.some((channel) => channel === key);

/** How long before the session it was cancelled. `after`: once it had begun. */
export const leadTimes = ['after', 'under-24h', '1-3d', '3-7d', 'over-7d'] as const;
export type LeadTime = (typeof leadTimes)[number];

/** `closed`: by the house, which closed; `not-honoured`: paid for, when another guest had the time. */
export const cancellers = ['visitor', 'staff', 'closed', 'not-honoured'] as const;
export type Canceller = (typeof cancellers)[number];

/** How a gift card came: bought by a guest, or made by an admin, who gave it away. */
export const giftOrigins = ['bought', 'given'] as const;
export type GiftOrigin = (typeof giftOrigins)[number];

/**
 * What became of a hold. `before-payment`, `payment-begun` and `payment-failed`: it ended without payment, and that is how far
 * it had come; `by-staff`: staff decided otherwise; `waiting`: it runs on.
 */
export const holdEnds = [
  'paid',
  'before-payment',
  'payment-begun',
  'payment-failed',
  'by-staff',
  'waiting',
] as const;
export type HoldEnd = (typeof holdEnds)[number];

/** Detail of `delivery`: sent in time or late, without a promised day, or open with the day on which it is due. */
export type DeliveryDetail = 'on-time' | 'late' | 'no-day' | `open:${string}`;

const HOUR_MS = 3_600_000;

/** @param leadMs from the cancellation to the session */
export function leadTimeOf(leadMs: number): LeadTime {
  if (leadMs < 0) return 'after';
  if (leadMs < 24 * HOUR_MS) return 'under-24h';
  if (leadMs < 72 * HOUR_MS) return '1-3d';
  return leadMs < 168 * HOUR_MS ? '3-7d' : 'over-7d';
}
