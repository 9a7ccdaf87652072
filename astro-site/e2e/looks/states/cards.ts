import type { Page } from '@playwright/test';
import {
  boardDate,
  boardInstant,
  klookBooking,
  paidBy,
  partyOf,
  staffBooking,
} from '../../pages/data/board.ts';
import { cardOf, statusOf, statusPreview, withBookings } from '../../pages/data/booking-cards.ts';
import { refundQuote, refundView } from '../../pages/data/refund.ts';
import type { State } from '../state.ts';
import { dialog, long } from './board.ts';

const cards = partyOf(
  ['Jin Han', 'Mina Park', long.name].map((name, place) =>
    staffBooking({ name, bookingTime: `15:${place}0` }),
  ),
);
const [jin = staffBooking(), ...others] = cards;
const effect = { mail: 'booking-cancelled', slot: 'freed', withoutTime: false } as const;
const due = staffBooking({
  ...{ status: 'cancelled', totalPrice: 344_000, selectedAddons: [4] },
  payment: paidBy({ state: 'refund-due', paidWon: 344_000, paidTogetherWon: 344_000 }),
});

async function cancel(page: Page): Promise<void> {
  await statusOf(page, jin).click();
  await page.getByRole('option').last().click();
  await dialog(page).waitFor();
}
/** The button of a card that bears this picture. */
const cardButton = (page: Page, booking: typeof jin, icon: string) =>
  cardOf(page, booking)
    .getByRole('button')
    .filter({ has: page.locator(`.lucide-${icon}`) });

/** What a card of the dashboard asks before it changes a booking. */
export const cardStates: readonly State[] = [
  {
    name: 'the cards of a party, and the list of statuses',
    path: '/admin',
    given: (api) => void withBookings(api, cards),
    async reach(page) {
      await statusOf(page, jin).click();
      await page.getByRole('listbox').waitFor();
    },
  },
  {
    name: 'the question before a whole party is cancelled',
    path: '/admin',
    given(api) {
      withBookings(api, cards);
      api.on('GET /api/admin/bookings/:id/status-preview', {
        json: statusPreview(jin, {
          ...effect,
          undo: null,
          others: others.map((booking) => ({ booking, ...effect })),
        }),
      });
    },
    async reach(page) {
      await cancel(page);
      await dialog(page).getByRole('radio').last().check();
    },
  },
  {
    name: 'a status that was set, with its undo',
    path: '/admin',
    given(api) {
      withBookings(api, [jin]);
      api.on('GET /api/admin/bookings/:id/status-preview', { json: statusPreview(jin) });
    },
    async reach(page) {
      await statusOf(page, jin).click();
      await page.getByRole('option').nth(2).click();
      await page.getByRole('region').last().getByRole('button').first().waitFor();
    },
  },
  {
    name: 'the question before a Klook booking without a time is confirmed',
    path: '/admin',
    given(api) {
      const klook = klookBooking('Klook Test', { id: jin.id, totalPrice: 100_000, klookDate: boardDate });
      withBookings(api, [klook]);
      api.on('GET /api/admin/bookings/:id/status-preview', {
        json: statusPreview(klook, { mail: 'klook-confirmed', slot: 'none', withoutTime: true, undo: null }),
      });
    },
    async reach(page) {
      await statusOf(page, jin).click();
      await page.getByRole('option').nth(1).click();
      await dialog(page).waitFor();
    },
  },
  {
    name: 'date and time of a party, which do not fit',
    path: '/admin',
    expects: [/answer 409: PATCH .*\/schedule/],
    async given(api, page) {
      await page.clock.setFixedTime(boardInstant('09:00'));
      withBookings(api, cards);
      api.on('PATCH /api/admin/bookings/:id/schedule', {
        problem: {
          status: 409,
          type: 'slot-taken',
          code: 'just-taken',
          detail: `Somebody else has ${boardDate} 15:00 KST.`,
        },
      });
    },
    async reach(page) {
      await cardButton(page, jin, 'calendar-clock').click();
      await dialog(page).getByRole('radio').nth(1).check();
      await dialog(page).locator('[type="submit"]').click();
      await dialog(page).getByRole('alert').filter({ hasText: /./ }).waitFor();
    },
  },
  {
    name: 'a refund of another amount than the policy’s, after one before',
    path: '/admin',
    given(api) {
      withBookings(api, [due]);
      const refunds = [refundView({ amountWon: 44_000, override: true })];
      const left = { refundedWon: 44_000, balanceWon: 300_000, suggestedWon: 300_000, refunds };
      api.on('GET /api/admin/bookings/:id/refund-quote', { json: refundQuote(due, left) });
    },
    async reach(page) {
      await cardButton(page, due, 'undo2, .lucide-undo-2').click();
      await dialog(page).locator('input[inputmode]').first().fill('100000');
      await dialog(page).getByRole('checkbox').check();
    },
  },
  {
    name: 'a refund of a party',
    path: '/admin',
    given(api) {
      withBookings(api, cards);
      const singers = cards.map(({ id, name }) => ({ bookingId: id, name, suggestedWon: 50_000 }));
      const party = { suggestedWon: 150_000, singers };
      api.on('GET /api/admin/bookings/:id/refund-quote', { json: refundQuote(jin, { party }) });
    },
    async reach(page) {
      await cardButton(page, jin, 'undo2, .lucide-undo-2').click();
      await dialog(page).getByRole('radio').last().check();
    },
  },
  {
    name: 'the question before a guest gets a new link',
    path: '/admin',
    given: (api) => void withBookings(api, [jin]),
    async reach(page) {
      await cardButton(page, jin, 'key-round, .lucide-link, .lucide-link-2').click();
      await dialog(page).waitFor();
    },
  },
  {
    name: 'a walk-in whose money is to be given back',
    path: '/admin',
    given(api) {
      const counter = {
        ...{ method: 'card-terminal' as const, amountWon: 50_000, reason: null },
        takenAt: boardInstant('10:00'),
      };
      const payment = paidBy({ state: 'counter-refund-due', method: null, counter });
      withBookings(api, [staffBooking({ email: null, phone: null, status: 'cancelled', payment })]);
    },
    reach: (page) => page.getByRole('article').waitFor(),
  },
];
