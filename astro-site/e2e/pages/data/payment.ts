import type { Page } from '@playwright/test';
import { bookingCreatedSchema } from 'shared/bookings/booking-created.ts';
import {
  orderNameOf,
  paymentAbandonedSchema,
  paymentCheckingSchema,
  paymentConfirmedSchema,
  paymentInitializedSchema,
} from 'shared/payments/payments.ts';
import { problemTypes, type Problem, type ProblemType } from 'shared/problems/problem.ts';
import type { Ordered, ReceivedBooking } from '../../../src/lib/checkout/checkout-session.ts';
import { initialRules } from 'shared/catalogue/initial-catalogue.ts';
import { guest } from '../../support/wizard.ts';
import type { Answering, MockApi } from '../mock-api.ts';
import { openSlot } from './slot.ts';

/** The number of the booking that these tests pay for. */
export const BOOKING = '7KQ2MX9R4T';
/** The numbers of those who sing after the first. */
const companionNumbers = ['8KQ2MX9R4T', '9KQ2MX9R4T'] as const;

export const who = guest('guest@example.com');

/** As long as the service keeps a time. */
export const holdExpiresAt = (): string =>
  new Date(Date.now() + initialRules.holdMinutes * 60_000).toISOString();

/** Of a session in the afternoon. */
const feeWon = 50_000;

const lemonade = { selectedDrink: 'lemonade', addOns: [], feeWon };

/** One person at three in the afternoon, with an add-on. */
export const ofOne = (): Ordered => {
  const { date, time } = openSlot();
  const addOns = [{ name: 'Full Track Mixing', priceWon: 100_000 }];
  const coffee = { selectedDrink: 'coffee', drinkTemperature: 'iced' } as const;
  return { bookingDate: date, bookingTime: time, ...coffee, addOns, feeWon, companions: [] };
};

/** Three people from three in the afternoon on, one of them with a name that no line has room for. */
export const ofThree = (): Ordered => {
  const { date } = openSlot();
  const mixing = [{ name: 'Full Track Mixing', priceWon: 100_000 }];
  const companions = [
    { ...lemonade, name: 'Bora Test', bookingTime: '15:10', addOns: mixing },
    { ...lemonade, name: 'Alexandra Konstantinopoulou-Wolfeschlegelsteinhausen', bookingTime: '15:20' },
  ];
  return { ...lemonade, bookingDate: date, bookingTime: '15:00', companions };
};

/** Sessions in the afternoon, and what was added. */
export const totalOf = ({ addOns, companions }: Ordered): number =>
  [{ addOns }, ...companions].reduce(
    (sum, one) => sum + feeWon + one.addOns.reduce((won, { priceWon }) => won + (priceWon ?? 0), 0),
    0,
  );

/** Where the wizard leads with it. */
export const paymentAddress = (ordered: Ordered): string =>
  `/payment?bookingId=${BOOKING}&amount=${totalOf(ordered)}`;

/** Puts items into the tab before its first page; what a page does with them afterwards stays. */
export async function keepInTab(page: Page, items: Record<string, unknown>): Promise<void> {
  await page.addInitScript((kept) => {
    const mark = `put there: ${Object.keys(kept).join(' ')}`;
    // Frames without an origin have no storage.
    if (!location.protocol.startsWith('http') || sessionStorage.getItem(mark)) return;
    sessionStorage.setItem(mark, 'yes');
    for (const [key, value] of Object.entries(kept)) sessionStorage.setItem(key, JSON.stringify(value));
  }, items);
}

/** What the wizard and the payment page leave in the tab. `opened`: the payment page has opened a payment. */
export async function holdInTab(
  page: Page,
  ordered: Ordered,
  { opened = false }: { opened?: boolean } = {},
): Promise<void> {
  const { name: customerName, email: customerEmail, phone, track: youtubeTrackUrl } = who;
  const pending = { bookingId: BOOKING, totalPrice: totalOf(ordered), customerName, customerEmail };
  const companions = ordered.companions.map(({ name, selectedDrink }) => ({ name, selectedDrink }));
  const { selectedDrink, drinkTemperature = '' } = ordered;
  const drink = { selectedDrink, drinkTemperature };
  const form = {
    ...{ bookingType: 'direct', name: customerName, email: customerEmail, phone, youtubeTrackUrl },
    ...drink,
    people: companions.length + 1,
    selectedAddons: ordered.addOns.length > 0 ? [1] : [],
    companions,
  };
  await keepInTab(page, {
    pendingPayment: pending,
    bookingHold: { bookingId: BOOKING, holdExpiresAt: holdExpiresAt() },
    heldSession: { pending, ordered, form },
    ...(opened && { paymentAttempt: { bookingId: BOOKING, orderId: orderNumber(1) } }),
  });
}

const orderNumber = (place: number) => `order_of_page_test_${place}`;

/** Answers as long as everything goes well: every opening of a payment has an order number of its own. */
export function takesPayments(api: MockApi, ordered: Ordered): void {
  let opened = 0;
  api.on('POST /api/payments/initialize', (request) => ({
    json: paymentInitializedSchema.parse({
      success: true,
      message: 'Ready',
      orderId: orderNumber((opened += 1)),
      amount: (request.postDataJSON() as { amount: number }).amount,
      orderName: orderNameOf(BOOKING, ordered.companions.length + 1),
      holdExpiresAt: holdExpiresAt(),
    }),
  }));
  api.on('POST /api/payments/abandon', {
    json: paymentAbandonedSchema.parse({ success: true, message: 'Given up' }),
  });
  api.on('POST /api/payments/confirm', paid(ordered));
}

/** A refusal of the service. */
export const refused = (type: ProblemType, more: Partial<Problem> = {}): Answering => ({
  problem: { type, ...problemTypes[type], detail: problemTypes[type].title, ...more },
});

export const paid = ({ bookingDate, bookingTime, companions }: Ordered): Answering => {
  const others = companions.map(({ name, bookingTime: time }, place) => ({
    ...{ id: companionNumbers[place], bookingDate, bookingTime: time, name },
  }));
  const isParty = others.length > 0;
  return {
    json: paymentConfirmedSchema.parse({
      success: true,
      message: 'Paid',
      data: {
        booking: { id: BOOKING, bookingDate, bookingTime, ...(isParty && { name: who.name }) },
        ...(isParty && { companions: others }),
        payment: { method: '카드', approvedAt: '2026-11-20T03:00:00.000Z', giftWon: 0 },
      },
    }),
  };
};

export const checking: Answering = {
  status: 202,
  json: paymentCheckingSchema.parse({ success: false, status: 'checking', message: 'Not known yet' }),
};

/** Where the card window leads after the approval. */
export const successAddress = (ordered: Ordered): string =>
  `/payment-success?paymentKey=key_of_page_test&orderId=${orderNumber(1)}&amount=${totalOf(ordered)}`;

/**
 * Stands for the provider's script. `closes`: the guest closes the window; otherwise it stays open. What it was asked to open
 * is noted in `window.cardWindows`.
 */
const cardWindowScript = (closes = false): string => `
  window.cardWindows = [];
  window.TossPayments = () => ({
    requestPayment: (method, order) => {
      window.cardWindows.push({ method, ...order });
      return ${closes ? "Promise.reject(Object.assign(new Error('closed'), { code: 'USER_CANCEL' }))" : 'new Promise(() => undefined)'};
    },
  });`;

export const CARD_WINDOW_SCRIPT = '**/card-window.js';

/** @param closes see `cardWindowScript` */
export const playCardWindow = (page: Page, closes = false): Promise<unknown> =>
  page.route(CARD_WINDOW_SCRIPT, (route) =>
    route.fulfill({ contentType: 'text/javascript', body: cardWindowScript(closes) }),
  );

/** What the page has asked the card window for. */
export const cardWindowsOf = (page: Page) =>
  page.evaluate(
    () => (window as unknown as { cardWindows?: { orderId: string; amount: number }[] }).cardWindows ?? [],
  );

/** A guest at the payment page, with everything in order. */
export async function arrivesAtPayment(api: MockApi, page: Page, ordered: Ordered): Promise<void> {
  takesPayments(api, ordered);
  await playCardWindow(page);
  await holdInTab(page, ordered);
}

/** Books whatever is sent, as the service would. */
export function takesBookings(api: MockApi): void {
  api.on('POST /api/bookings', (request) => {
    const sent = request.postDataJSON() as {
      bookingType: string;
      bookingDate?: string;
      bookingTime?: string;
      totalPrice: number;
    };
    const isHeld = sent.bookingType === 'direct' && sent.totalPrice > 0;
    return {
      status: 201,
      json: bookingCreatedSchema.parse({
        id: BOOKING,
        status: isHeld ? 'pending' : 'confirmed',
        bookingType: sent.bookingType,
        bookingDate: sent.bookingDate ?? null,
        bookingTime: sent.bookingTime ?? null,
        totalPrice: sent.totalPrice,
        holdExpiresAt: isHeld ? holdExpiresAt() : null,
      }),
    };
  });
}

/** A booking for which nothing is to be paid online. */
export const received = (
  ordered: Ordered,
  more: Partial<ReceivedBooking> = {},
): { receivedBooking: ReceivedBooking } => ({
  receivedBooking: {
    bookingId: BOOKING,
    bookingType: 'direct',
    totalPrice: 0,
    customerEmail: who.email,
    ordered,
    ...more,
  },
});
