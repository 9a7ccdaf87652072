import fc from 'fast-check';
import { timeOfDay } from 'shared/time/seoul.ts';
import { initialAddOns } from 'shared/catalogue/initial-catalogue.ts';
import { describe, expect, test } from 'vitest';
import { rebuildFigures } from '../../../src/reports/keeping/keep-figures.job.ts';
import { redeemAddresses } from 'shared/vouchers/redeem.ts';
import type { Redeemed } from 'shared/vouchers/redeem.ts';
import { voucherAddresses } from 'shared/vouchers/voucher.ts';
import type { NewVoucherBody } from 'shared/vouchers/voucher.ts';
import { aCompanion } from '../../harness/builders.ts';
import { MORNING } from '../../harness/clock.ts';
import { openOffice, sumOf } from './harness.ts';

const office = await openOffice();

/** What a history consists of; whatever the product refuses has not happened. */
const event = fc.oneof(
  fc.record({
    kind: fc.constant('pay' as const),
    people: fc.integer({ min: 1, max: 3 }),
    addOns: fc.subarray([1, 2, 3]),
  }),
  fc.record({
    kind: fc.constant('pay-with-code' as const),
    people: fc.integer({ min: 1, max: 3 }),
    addOns: fc.subarray([1, 2, 3]),
    voucher: fc.constantFrom(
      { kind: 'percent', value: 30, scope: 'sessions' } as const,
      { kind: 'percent', value: 100 } as const,
      { kind: 'won', value: 33_333 } as const,
      { kind: 'free-session' } as const,
    ),
  }),
  fc.record({ kind: fc.constantFrom('hold' as const, 'begin' as const, 'klook' as const) }),
  fc.record({
    kind: fc.constant('sell' as const),
    method: fc.constantFrom('cash', 'card-terminal', 'transfer', 'free'),
    code: fc.option(fc.constantFrom(7_000, 50_000), { freq: 2 }),
  }),
  fc.record({
    kind: fc.constantFrom(
      'refund' as const,
      'cancel' as const,
      'no-show' as const,
      'move' as const,
      'give-back' as const,
    ),
    which: fc.nat(20),
    share: fc.integer({ min: 1, max: 100 }),
  }),
  fc.record({ kind: fc.constant('wait' as const), hours: fc.constantFrom(1, 5, 24) }),
  fc.record({ kind: fc.constant('keep' as const) }),
);
type Event = typeof event extends fc.Arbitrary<infer Value> ? Value : never;

/** Next time that nobody has asked for, over all histories of this file. */
let slots = 0;
function nextTime() {
  const index = slots++;
  return {
    bookingDate: `2026-08-${String(1 + (Math.floor(index / 30) % 28)).padStart(2, '0')}`,
    bookingTime: timeOfDay(13 * 60 + (index % 30) * 10),
  };
}

/** Money as the history itself has moved it. */
interface Told {
  takenWon: number;
  givenBackWon: number;
  paid: { id: string; leftWon: number }[];
  sold: { id: string; won: number; isGivenBack: boolean }[];
}

const extraOf = (addOns: readonly number[]) =>
  initialAddOns.filter(({ id }) => addOns.includes(id)).reduce((sum, { price }) => sum + price, 0);

async function codeOf(voucher: NewVoucherBody): Promise<string> {
  await office.awake();
  return (await office.admin.send<{ code: string }>('POST', voucherAddresses.all, voucher)).body.code;
}

async function happen(one: Event, told: Told): Promise<void> {
  switch (one.kind) {
    case 'pay-with-code': {
      const totalPrice = 50_000 * one.people + extraOf(one.addOns);
      const [name, ...others] = ['Anna', 'Ben', 'Chloé'].slice(0, one.people);
      const companions = others.map((other) => aCompanion(other));
      const fields = { ...nextParty(one.people), name, companions, selectedAddons: one.addOns, totalPrice };
      const booking = await office.hold(fields);
      const mine = { bookingId: booking.id, customerEmail: booking.email };
      const code = await codeOf(one.voucher);
      const { body } = await office.post<Redeemed>(redeemAddresses.redeem, { ...mine, code });
      if (body.totalWon === 0) return void (await office.post(redeemAddresses.complete, mine));
      const returned = await office.authenticate({ ...booking, total: body.totalWon });
      await office.withoutWebhooks(returned.orderId);
      await office.confirm(returned);
      told.takenWon += body.totalWon;
      return;
    }
    case 'pay': {
      const extraWon = extraOf(one.addOns);
      const totalPrice = 50_000 * one.people + extraWon;
      const names = ['Anna', 'Ben', 'Chloé'].slice(0, one.people);
      const { booking } = await office.paidParty(names, {
        ...nextParty(one.people),
        ...{ selectedAddons: one.addOns, totalPrice },
      });
      told.takenWon += totalPrice;
      told.paid.push({ id: booking.id, leftWon: 50_000 + extraWon });
      return;
    }
    case 'hold':
      return void (await office.hold(nextTime()));
    case 'begin':
      return void (await office.initialize(await office.hold(nextTime())));
    case 'klook':
      return void (await office.post('/api/bookings', klook()));
    case 'sell': {
      const payment =
        one.method === 'free' ? { method: 'free', reason: 'A birthday' } : { method: one.method };
      const off = one.method === 'free' ? 0 : (one.code ?? 0);
      const voucherCode = off === 0 ? undefined : await codeOf({ kind: 'won', value: off });
      const totalPrice = 50_000 - off;
      const id = await office.sell({ ...nextTime(), payment, voucherCode, totalPrice });
      const won = one.method === 'free' ? 0 : totalPrice;
      told.takenWon += won;
      if (won > 0) told.sold.push({ id, won, isGivenBack: false });
      return;
    }
    case 'refund': {
      const booking = told.paid[one.which % told.paid.length];
      const amountWon = Math.floor(((booking?.leftWon ?? 0) * one.share) / 100);
      if (!booking || amountWon === 0) return;
      const { status } = await office.refund(booking.id, { amountWon, override: true });
      if (status >= 300) return;
      await office.settle();
      told.givenBackWon += amountWon;
      booking.leftWon -= amountWon;
      return;
    }
    case 'cancel':
    case 'no-show': {
      const booking = [...told.paid, ...told.sold][one.which % (told.paid.length + told.sold.length)];
      const reason = one.kind === 'no-show' ? { reason: 'no-show' } : {};
      if (booking) await office.setStatus(booking.id, 'cancelled', reason);
      return;
    }
    case 'move': {
      const booking = told.paid[one.which % told.paid.length];
      const { bookingDate, bookingTime } = nextTime();
      if (booking) await office.move(booking.id, bookingDate, bookingTime);
      return;
    }
    case 'give-back': {
      const sale = told.sold[one.which % told.sold.length];
      if (!sale) return;
      const { status } = await office.giveBack(sale.id, !sale.isGivenBack);
      if (status >= 300) return;
      sale.isGivenBack = !sale.isGivenBack;
      told.givenBackWon += sale.isGivenBack ? sale.won : -sale.won;
      return;
    }
    case 'wait':
      return office.clock.advanceMinutes(one.hours * 60);
    case 'keep':
      return void (await office.keep());
    default:
      one satisfies never;
  }
}

/** Times in a row that nobody has asked for. */
function nextParty(people: number) {
  const isLate = slots % 30 > 26;
  if (isLate) slots += 30 - (slots % 30);
  const first = nextTime();
  slots += people - 1;
  return first;
}

let reservations = 0;
const klook = () => ({
  ...{ bookingType: 'klook', klookBookingId: `HIST-${(reservations += 1)}`, name: 'Guest', totalPrice: 0 },
  ...{ email: `klook${reservations}@example.test`, phone: '+81 90 1234 5678', selectedDrink: 'coffee' },
  ...{ drinkTemperature: 'iced', youtubeTrackUrl: 'https://youtu.be/abcdefghijk', selectedAddons: [1] },
});

const told: Told = { takenWon: 0, givenBackWon: 0, paid: [], sold: [] };

describe('whatever happens', () => {
  test('the sums of the report are those of the ledger, and of what has happened, to the won', async () => {
    office.clock.set(MORNING);
    await fc.assert(
      fc.asyncProperty(fc.array(event, { minLength: 3, maxLength: 12 }), async (history) => {
        // Histories follow each other: what was counted of one must not be wrong after the next.
        for (const one of history) await happen(one, told);
        const report = await office.report();
        const { takenWon, givenBackWon } = told;
        expect(report.check).toEqual({
          counted: { takenWon, givenBackWon },
          ledger: { takenWon, givenBackWon },
        });
        expect(sumOf(report, 'taken').amount).toBe(takenWon);
        expect(sumOf(report, 'given-back').amount).toBe(givenBackWon);
        const curve = report.curve.reduce((sum, step) => sum + step.takenWon - step.givenBackWon, 0);
        expect(curve).toBe(takenWon - givenBackWon);
        expect(sumOf(report, 'other').amount).toBe(0);
        const guests = sumOf(report, 'sold').count;
        expect([sumOf(report, 'language').count, sumOf(report, 'country').count]).toEqual([guests, guests]);
        expect(report.curve.reduce((sum, { sessions }) => sum + sessions, 0)).toBe(guests);
      }),
      { numRuns: 20, seed: 20261125, endOnFailure: true },
    );
  }, 120_000);

  test('what was counted piece by piece is what is counted at once', async () => {
    await office.keep();
    expect(await office.compare()).toMatchObject({ different: [] });
    const before = await stored();
    await office.db.query('UPDATE report_figures SET count = count + 1, amount = 7');
    await rebuildFigures(office.db, office.clock.now());
    expect(await stored()).toEqual(before);
    expect(before.length).toBeGreaterThan(50);
  });
});

const stored = async () =>
  (
    await office.db.query(
      `SELECT day::text, figure, key, detail, count, amount FROM report_figures ORDER BY 1, 2, 3, 4`,
    )
  ).rows;
