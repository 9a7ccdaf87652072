import type { Locator, Page } from '@playwright/test';
import { giftCardOrderedSchema } from 'shared/gift-cards/gift-card-order.ts';
import type { MyBooking } from 'shared/my-booking/my-booking.ts';
import { paymentConfirmedSchema } from 'shared/payments/payments.ts';
import {
  arrivesAtPayment,
  BOOKING,
  keepInTab,
  paymentAddress,
  playCardWindow,
  refused,
  successAddress,
  takesPayments,
} from '../../pages/data/payment.ts';
import {
  cancelledBooking,
  halfBack,
  heldBooking,
  klookBooking,
  opensOwnPage,
  ownBooking,
  ownLink,
  ownParty,
  ownSinger,
  quoteOf,
  secondSinger,
} from '../../pages/data/own-booking.ts';
import {
  endedRecordings,
  listenToken,
  ownRecording,
  ownRecordings,
  sharedRecordings,
} from '../../pages/data/own-recordings.ts';
import { coveredByGift, oneSession, partByGift, soldGiftCard } from '../../pages/data/vouchers.ts';
import type { MockApi } from '../../pages/mock-api.ts';
import { Wizard } from '../../support/wizard.ts';
import type { State } from '../state.ts';

const longName = 'Alexandra Konstantinopoulou-Wolfeschlegelsteinhausen';
const silence = () => new Promise<never>(() => undefined);

const ticket = (page: Page): Locator => page.getByRole('article');
const dialog = (page: Page): Locator => page.getByRole('dialog');
const heading = (page: Page): Promise<void> => page.getByRole('heading', { level: 1 }).waitFor();
const main = (page: Page): Locator => page.getByRole('main');
/** A button of the page by its picture, which is the same in every language. */
const pictured = (page: Page, picture: string): Locator =>
  main(page).locator(`button:has(.lucide-${picture})`);

/** Two who sing in a row, one of them with a name that no line has room for, and everything that a page can say of them. */
function everythingBooked(): MyBooking {
  const delivery = {
    ...{
      addOnId: 4,
      name: 'LP Record Production',
      isPosted: true,
      terms: { days: 42, unit: 'calendar-days' as const },
    },
    ...{
      state: 'sent' as const,
      dueOn: '2026-12-03',
      trackingNumber: 'KR 1234 5678',
      changedAt: '2026-11-30T03:00:00.000Z',
    },
  } as const;
  const lp = { id: 4, name: 'LP Record Production', priceWon: 1_000_000 };
  const second = secondSinger({
    ...{ name: longName, needsAddress: true, lpDeliveryAddress: '1 Test Street\nSeoul', addOns: [lp] },
    deliveries: [delivery],
  });
  return ownBooking({ ...ownParty(), singers: [ownSinger(), second], newEmail: 'new-address@example.com' });
}

/** The open page of a booking. `more`: what else the service answers; `open`: leads on from the page. */
const page = (
  name: string,
  view: () => MyBooking,
  more?: (api: MockApi) => void,
  open?: (page: Page) => Promise<void>,
): State => ({
  name,
  path: ownLink,
  given(api) {
    opensOwnPage(api, view());
    more?.(api);
  },
  async reach(shown) {
    await ticket(shown).waitFor();
    await open?.(shown);
  },
});

const allRefunds = (): MyBooking => {
  const view = cancelledBooking('paid-back');
  const [refund] = view.payment.refunds;
  if (!refund) return view;
  const others = (['on-its-way', 'stuck'] as const).map((state, place) => ({
    ...refund,
    ...{ id: String(place + 2), state, paidBackAt: null, giftWon: 10_000 },
  }));
  return { ...view, payment: { ...view.payment, refunds: [refund, ...others] } };
};

const bookings: readonly State[] = [
  page('the ticket of two with all that belongs to it', everythingBooked),
  page('a held session that waits for its payment', heldBooking),
  page('a cancelled session with its refunds', allRefunds),
  page('a Klook booking', klookBooking),
  page('changing song, drink and name, with what is wrong', everythingBooked, undefined, async (shown) => {
    await pictured(shown, 'music').click();
    const fields = dialog(shown).locator('input:not([type=radio])');
    for (const field of await fields.all()) await field.fill('');
    await dialog(shown).locator('button[type=submit]').click();
    await dialog(shown).locator('[aria-invalid=true]').first().waitFor();
  }),
  page('the code for the counter, made large', ownBooking, undefined, async (shown) => {
    await ticket(shown).getByRole('button').click();
    await dialog(shown).waitFor();
  }),
  {
    ...page(
      'another e-mail address, refused',
      ownBooking,
      (api) => api.on('POST /api/my-booking/email', refused('too-many-requests')),
      async (shown) => {
        await main(shown).getByRole('button').nth(-3).click();
        await dialog(shown).getByRole('textbox').fill('new-address@example.com');
        await dialog(shown).locator('button[type=submit]').click();
        await dialog(shown).getByRole('alert').filter({ hasText: /\S/ }).waitFor();
      },
    ),
    expects: [/answer 429: POST .*\/email/],
  },
];

const noTimes = (api: MockApi) => api.on('GET /api/my-booking/times', { json: [] });
const someTimes = (api: MockApi) =>
  api.on('GET /api/my-booking/times', { json: ['10:00', '10:10', '10:20', '13:00', '20:00', '20:10'] });

async function openMove(shown: Page): Promise<void> {
  await pictured(shown, 'calendar-clock').click();
  await dialog(shown).getByRole('grid').waitFor();
}

const moves: readonly State[] = [
  page('moving a party, with a time that is chosen', everythingBooked, someTimes, async (shown) => {
    await openMove(shown);
    await dialog(shown).getByRole('radio', { name: '13:00' }).check();
  }),
  page('moving on a day without a free time', ownBooking, noTimes, openMove),
  {
    ...page(
      'moving to a time that has just been taken',
      ownBooking,
      (api) => {
        someTimes(api);
        api.on('POST /api/my-booking/move', refused('slot-taken'));
      },
      async (shown) => {
        await openMove(shown);
        await dialog(shown).getByRole('radio', { name: '10:10' }).check();
        await dialog(shown).getByRole('button').last().click();
        await dialog(shown).getByRole('alert').filter({ hasText: '10:10' }).waitFor();
      },
    ),
    expects: [/answer 409: POST .*\/move/],
  },
];

async function openCancel(shown: Page): Promise<void> {
  await pictured(shown, 'x').click();
  await dialog(shown).locator('button').last().waitFor();
}

const confirmCancel = (shown: Page): Locator => dialog(shown).getByRole('button').nth(-2);

const partyQuote = () => {
  const [mina] = quoteOf().singers;
  const lines = [...(mina?.lines ?? []), ...(halfBack().singers[0]?.lines ?? [])];
  return quoteOf({
    singers: mina ? [mina, { ...mina, bookingId: '8B4NZ0RY3C', name: longName, lines }] : [],
    ...{ refundWon: 110_000, giftWon: 44_000, refundedWon: 10_000, keptWon: 22_000 },
  });
};

const cancellations: readonly State[] = [
  page(
    'what goes back of a party, to card and gift card',
    everythingBooked,
    (api) => api.on('GET /api/my-booking/cancellation', { json: partyQuote() }),
    openCancel,
  ),
  page(
    'giving up what was never paid',
    heldBooking,
    (api) =>
      api.on('GET /api/my-booking/cancellation', {
        json: quoteOf({ singers: [], refundWon: 0, lessFrom: null }),
      }),
    openCancel,
  ),
  {
    ...page(
      'another sum than the one that was read',
      ownBooking,
      (api) => {
        api.on('GET /api/my-booking/cancellation', { json: halfBack() });
        api.on('POST /api/my-booking/cancellation', refused('refund-changed', { refundWon: 11_000 }));
      },
      async (shown) => {
        await openCancel(shown);
        await confirmCancel(shown).click();
        await dialog(shown).getByRole('alert').filter({ hasText: '₩11,000' }).waitFor();
        await confirmCancel(shown).waitFor();
      },
    ),
    expects: [/answer 409: POST .*\/cancellation/],
  },
  page(
    'a session that is cancelled just now',
    ownBooking,
    (api) => {
      api.on('GET /api/my-booking/cancellation', { json: quoteOf() });
      api.on('POST /api/my-booking/cancellation', { json: cancelledBooking() });
    },
    async (shown) => {
      await openCancel(shown);
      await confirmCancel(shown).click();
      await dialog(shown).waitFor({ state: 'hidden' });
    },
  ),
];

const openings: readonly State[] = [
  {
    name: 'a link that still opens',
    path: ownLink,
    given: (api) => api.on('POST /api/my-booking/session', silence),
    reach: (shown) => main(shown).getByRole('status').waitFor(),
  },
  {
    name: 'a link without an answer',
    path: ownLink,
    given: (api) => api.on('POST /api/my-booking/session', refused('not-ready')),
    reach: (shown) => main(shown).getByRole('button').waitFor(),
    expects: [/answer 503: POST .*\/session/],
  },
  {
    name: 'a link that no longer works, and an empty form for a fresh one',
    path: ownLink,
    given: (api) => api.on('POST /api/my-booking/session', refused('link-invalid')),
    async reach(shown) {
      await main(shown).locator('button[type=submit]').click();
      await main(shown).locator('[aria-invalid=true]').first().waitFor();
    },
    expects: [/answer 401: POST .*\/session/],
  },
  {
    name: 'a fresh link that is on its way',
    path: '/my-booking',
    given: (api) => api.on('POST /api/my-booking/find', { status: 202, json: null }),
    async reach(shown) {
      await main(shown).locator('input[name=bookingId]').fill('7K3MZ9QX2B');
      await main(shown).locator('input[name=email]').fill('mina@example.com');
      await main(shown).locator('button[type=submit]').click();
      await main(shown).locator('form').waitFor({ state: 'hidden' });
    },
  },
  {
    name: 'a new address, refused',
    path: `/my-booking#new-address=${'n'.repeat(43)}`,
    given: (api) => api.on('POST /api/my-booking/email/confirmation', refused('too-many-requests')),
    async reach(shown) {
      await main(shown).getByRole('button').click();
      await main(shown).getByRole('alert').filter({ hasText: /\S/ }).waitFor();
    },
    expects: [/answer 429: POST .*\/confirmation/],
  },
  {
    name: 'reminders that are switched off',
    path: `/my-booking#no-reminders=${'r'.repeat(43)}`,
    given: (api) => api.on('POST /api/my-booking/no-reminders', { json: null }),
    async reach(shown) {
      await main(shown).getByRole('button').click();
      await main(shown).getByRole('button').waitFor({ state: 'hidden' });
    },
  },
];

const shareUrl = `https://cafe.example/listen#${listenToken}`;
const canvas = (shown: Page) => main(shown).locator('canvas').first().waitFor();

const recorded = (name: string, answer: () => object, open?: (shown: Page) => Promise<void>): State =>
  page(name, ownBooking, (api) => api.on('GET /api/my-booking/recordings', { json: answer() }), open);

const recordings: readonly State[] = [
  page(
    'recordings of one of a party, shared',
    everythingBooked,
    (api) => api.on('GET /api/my-booking/recordings', { json: ownRecordings({ name: longName, shareUrl }) }),
    canvas,
  ),
  recorded(
    'a recording that this browser cannot play, and one without a waveform',
    () => {
      const [first, second] = [
        ownRecording({ peaks: [] }),
        ownRecording({ id: '1'.repeat(26), kind: 'mix' }),
      ];
      second.content.format = 'aiff';
      return ownRecordings({ recordings: [first, second], mayExtend: false, extendedAt: first.handedOverAt });
    },
    (shown) => main(shown).getByRole('slider').waitFor(),
  ),
  recorded(
    'recordings that are asked about before they are deleted',
    () => ownRecordings({ shareUrl }),
    async (shown) => {
      await canvas(shown);
      await pictured(shown, 'trash-2').last().click();
      await dialog(shown).waitFor();
    },
  ),
  recorded('recordings that were deleted', endedRecordings),
  page('a session that was sung, without its recordings yet', () =>
    ownBooking({ singers: [ownSinger({ status: 'completed' })] }),
  ),
  {
    ...page(
      'recordings that do not come',
      () => ownBooking({ singers: [ownSinger({ status: 'completed' })] }),
      (api) => api.on('GET /api/my-booking/recordings', refused('not-ready')),
      (shown) => main(shown).getByRole('alert').first().waitFor(),
    ),
    expects: [/answer 503: GET .*\/recordings/],
  },
  {
    name: 'what a friend hears',
    path: `/listen#${listenToken}`,
    given: (api) => api.on('GET /api/listen/:token', { json: sharedRecordings({ name: longName }) }),
    reach: canvas,
  },
  {
    name: 'a recording that is withdrawn',
    path: `/listen#${listenToken}`,
    given: (api) => api.on('GET /api/listen/:token', refused('not-found')),
    reach: (shown) => main(shown).locator('a').first().waitFor(),
    expects: [/answer 404: GET .*\/listen/],
  },
  {
    name: 'a recording that does not come',
    path: `/listen#${listenToken}`,
    given: (api) => api.on('GET /api/listen/:token', refused('not-ready')),
    reach: (shown) => main(shown).getByRole('button').waitFor(),
    expects: [/answer 503: GET .*\/listen/],
  },
  { name: 'a link to listen that is not complete', path: '/listen', reach: heading },
];

const gift = giftCardOrderedSchema.parse({
  ...{ orderId: BOOKING, valueWon: 50_000 },
  payUntil: new Date(Date.now() + 86_400_000).toISOString(),
});

const used = (name: string, answer: typeof coveredByGift): State => ({
  name,
  path: paymentAddress(oneSession()),
  async given(api, shown) {
    await arrivesAtPayment(api, shown, oneSession());
    const { holdExpiresAt: _, ...priced } = answer();
    await keepPriced(shown, { ...priced, bookingId: BOOKING });
  },
  // The way to take the code off again, and the way on.
  reach: (shown) => main(shown).getByRole('button').nth(1).waitFor(),
});

/** What the service said of the price, as a reload finds it. */
const keepPriced = (shown: Page, priced: object) =>
  shown.addInitScript((kept) => {
    if (location.protocol.startsWith('http'))
      sessionStorage.setItem('pricedWithVoucher', JSON.stringify(kept));
  }, priced);

const vouchersAndGifts: readonly State[] = [
  {
    name: 'gift cards of another amount, with what is missing',
    path: '/gift-cards',
    async reach(shown) {
      await main(shown).locator('input[value=own]').check();
      await main(shown).locator('button[type=submit]').click();
      await main(shown).locator('[aria-invalid=true]').first().waitFor();
    },
  },
  {
    name: 'a gift card that is to be paid',
    path: `/payment?bookingId=${gift.orderId}&amount=${gift.valueWon}`,
    async given(api, shown) {
      takesPayments(api, oneSession());
      await playCardWindow(shown);
      const { orderId: bookingId, valueWon: totalPrice } = gift;
      await keepInTab(shown, {
        pendingPayment: { bookingId, totalPrice, customerName: longName, customerEmail: 'anna@example.com' },
        orderedGift: { orderId: bookingId, recipientName: longName },
      });
    },
    reach: (shown) => main(shown).getByRole('button').waitFor(),
  },
  {
    name: 'a gift card that is paid',
    path: successAddress(oneSession()),
    given: (api) =>
      api.on('POST /api/payments/confirm', {
        json: paymentConfirmedSchema.parse({
          ...{ success: true, message: 'Paid' },
          data: {
            giftCard: { ...gift, recipientName: longName, email: 'anna@example.com' },
            payment: { method: '카드', approvedAt: '2026-11-20T03:00:00.000Z', giftWon: 0 },
          },
        }),
      }),
    reach: (shown) => shown.locator('.ticket-paper').waitFor(),
  },
  {
    name: 'a code that is refused',
    path: paymentAddress(oneSession()),
    async given(api, shown) {
      await arrivesAtPayment(api, shown, oneSession());
      api.on('POST /api/payments/voucher', refused('voucher-refused', { code: 'voucher-other-guest' }));
    },
    async reach(shown) {
      await main(shown).locator('summary').click();
      await main(shown).getByRole('textbox').fill('NO-SUCH-CODE');
      await main(shown).getByRole('textbox').press('Enter');
      await main(shown).locator('[aria-invalid=true]').waitFor();
    },
    expects: [/answer 409: POST .*\/voucher/],
  },
  used('a gift card that pays a part', partByGift),
  used('a gift card that pays for all of it', coveredByGift),
  {
    name: 'a code in the form of a booking',
    path: '/',
    async reach(shown, locale) {
      const wizard = new Wizard(shown, locale);
      await wizard.comeNear();
      await wizard.choose('direct');
      await shown.locator('#booking summary').click();
      await shown.locator('input[name=voucherCode]').fill('SING-2345');
    },
  },
  {
    name: 'giving the money of a gift card back',
    path: '/admin/vouchers',
    given: (api) => api.on('GET /api/admin/vouchers', { json: [soldGiftCard()] }),
    async reach(shown) {
      await main(shown).locator('li button').nth(1).click();
      await dialog(shown).waitFor();
    },
  },
];

/** The guest’s own pages: booking, recordings, gift cards; and what codes do, for guests and admins. */
export const ownStates: readonly State[] = [
  ...bookings,
  ...moves,
  ...cancellations,
  ...openings,
  ...recordings,
  ...vouchersAndGifts,
];
