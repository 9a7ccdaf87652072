import { initialRules } from 'shared/catalogue/initial-catalogue.ts';
import { sessionFeeWon } from 'shared/pricing/price.ts';
import { instantInSeoul } from 'shared/time/seoul.ts';
import { describe, expect, test } from 'vitest';
import { openDashboard } from '../../service/admin-bookings/harness.ts';
import { signedInBrowser } from '../../harness/accounts.ts';
import { figure, inBatches, patience, times } from '../../harness/proof.ts';
import type { Slot } from '../../service/my-booking/own-page.ts';
import { ownTimes } from './own-times.ts';
import { unguardedSwap } from './unguarded-swap.ts';

/** Staff swap guests while others swap or move the same ones, over two copies. */
const ROUNDS = times(8, 60);
const CONTROL_ROUNDS = 12;
const TOGETHER = 2;
const timeout = patience(60_000);

const desk = await openDashboard();
const { db, clock } = desk.service;
const otherCopy = await signedInBrowser((await desk.service.anotherCopy()).url, db, 'admin');
const nextTimes = ownTimes();

let guests = 0;
async function guest(slot: Slot): Promise<string> {
  guests += 1;
  const id = await desk.bookDirect({
    ...slot,
    email: `guest${guests}@example.test`,
    totalPrice: sessionFeeWon(initialRules, slot.bookingTime),
  });
  await desk.setStatus(id, 'confirmed');
  return id;
}

/** Three guests with a time each. */
async function guestsOfRound() {
  const slots = nextTimes();
  const ids: string[] = [];
  for (const slot of slots) ids.push(await guest(slot));
  const [one = '', other = '', third = ''] = ids;
  return { slots, one, other, third };
}

const seen = async (id: string) => ({ id, version: (await desk.read(id)).version });

async function swapOf(one: string, other: string, browser = desk.admin) {
  const bookings = [await seen(one), await seen(other)];
  return () => browser.send('POST', '/api/admin/bookings/swap', { bookings });
}

/** Who has each of the times. Everybody has exactly one, and their row says the same. */
async function ownersOf(slots: readonly Slot[], ids: readonly string[]): Promise<string[]> {
  const { rows } = await db.query<{ id: string; claimed: Date; kept: Date }>(
    `SELECT c.booking_id AS id, c.starts_at AS claimed, b.starts_at AS kept
       FROM slot_claims c JOIN bookings b ON b.id = c.booking_id WHERE b.id = ANY ($1)`,
    [ids],
  );
  expect(rows.map(({ id }) => id).toSorted()).toEqual(ids.toSorted());
  for (const { claimed, kept } of rows) expect(kept).toEqual(claimed);
  return slots.map(({ bookingDate, bookingTime }) => {
    const at = instantInSeoul(bookingDate, bookingTime).getTime();
    return rows.find(({ claimed }) => claimed.getTime() === at)?.id ?? 'nobody';
  });
}

describe('two swaps of the same guests at once', () => {
  test('the control: without locks guests are left without a time', async () => {
    const swap = unguardedSwap({ db, clock });
    const stranded = await inBatches(CONTROL_ROUNDS, TOGETHER, async () => {
      const { one, other, third } = await guestsOfRound();
      await Promise.allSettled([swap(one, other), swap(other, third), swap(third, one)]);
      const { rows } = await db.query(
        'SELECT DISTINCT booking_id FROM slot_claims WHERE booking_id = ANY ($1)',
        [[one, other, third]],
      );
      return rows.length < 3 ? 1 : 0;
    });
    const count = stranded.filter(Boolean).length;
    expect(count).toBeGreaterThan(0);
    figure('control: a swap without locks', { rounds: CONTROL_ROUNDS, stranded: count });
  });

  test(
    'crossing each other: one counts, the other is told; everybody has one time',
    { timeout },
    async () => {
      await inBatches(ROUNDS, TOGETHER, async () => {
        const { slots, one, other, third } = await guestsOfRound();
        const swaps = [
          await swapOf(one, other),
          await swapOf(other, one, otherCopy),
          await swapOf(other, third, otherCopy),
        ];
        const answers = await Promise.all(swaps.map((send) => send()));
        // Whoever comes second has seen somebody where they are no longer.
        expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409, 409]);
        for (const { status, body } of answers)
          if (status === 409) expect(body).toMatchObject({ type: 'stale-change' });
        const crossed = answers[2]?.status === 200 ? [one, third, other] : [other, one, third];
        expect(await ownersOf(slots, [one, other, third])).toEqual(crossed);
      });
      figure('swaps that cross each other', { rounds: ROUNDS });
    },
  );
});

test(
  'a swap against a move of one of the two: one of them counts, and every time has one owner',
  { timeout },
  async () => {
    const winners = { swap: 0, move: 0 };
    await inBatches(ROUNDS, TOGETHER, async (round) => {
      const slots = nextTimes();
      const [first, second, free] = slots;
      const [one, other] = [await guest(first), await guest(second)];
      const swap = await swapOf(one, other);
      const { version } = await seen(one);
      const move = () =>
        otherCopy.send(
          'PATCH',
          `/api/admin/bookings/${one}/schedule`,
          { ...free },
          { 'If-Match': `"${version}"` },
        );
      const [swapped, moved] =
        round % 2 === 0
          ? await Promise.all([swap(), move()])
          : (await Promise.all([move(), swap()])).toReversed();
      expect([swapped?.status, moved?.status].toSorted()).toEqual([200, 409]);
      const isSwapped = swapped?.status === 200;
      winners[isSwapped ? 'swap' : 'move'] += 1;
      expect(await ownersOf(slots, [one, other])).toEqual(
        isSwapped ? [other, one, 'nobody'] : ['nobody', other, one],
      );
    });
    figure('a swap against a move', { rounds: ROUNDS, ...winners });
  },
);
