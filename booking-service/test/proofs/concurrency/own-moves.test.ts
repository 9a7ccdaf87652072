import type { BookingCreated } from 'shared/bookings/booking-created.ts';
import { instantInSeoul } from 'shared/time/seoul.ts';
import { describe, expect, test } from 'vitest';
import { httpClient } from '../../harness/http.ts';
import { figure, inBatches, patience, progress, times } from '../../harness/proof.ts';
import { openPage, singerOf } from '../../service/my-booking/own-page.ts';
import type { Slot } from '../../service/my-booking/own-page.ts';
import { openStaffDesk } from '../../service/payments/staff-desk.ts';
import { ownTimes } from './own-times.ts';
import { unguardedPage } from './unguarded-page.ts';

/** A visitor moves a paid session to a time that others want, from a time that others want, over two copies. */
const ROUNDS = times(8, 60);
const CONTROL_ROUNDS = 12;
const TOGETHER = 3;
const timeout = patience(60_000);

const desk = await openStaffDesk();
const otherCopy = httpClient((await desk.anotherCopy()).url);

const nextTimes = ownTimes();
/** The time that a round's visitor has, the one that they want, and one more. */
function timesOfRound() {
  const [has, wants, more] = nextTimes();
  return { has, wants, more };
}

const instantOf = ({ bookingDate, bookingTime }: Slot) => instantInSeoul(bookingDate, bookingTime);
const book = (slot: Slot, email: string, client = otherCopy) =>
  client.post<BookingCreated>('/api/bookings', desk.wish({ ...slot, email }).request);
const paid = async (slot: Slot) => (await desk.paidBooking({ ...slot })).booking.id;

async function ownersOf(slot: Slot): Promise<string[]> {
  const { rows } = await desk.db.query<{ id: string }>(
    `SELECT booking_id AS id FROM slot_claims WHERE starts_at = $1 AND (expires_at IS NULL OR expires_at > $2)`,
    [instantOf(slot), desk.clock.now()],
  );
  return rows.map(({ id }) => id);
}

/** Whether it has the time that it wanted; it has exactly one, its row and its page say which, and nobody has the same. */
async function expectOneTime(
  id: string,
  { has, wants }: Pick<ReturnType<typeof timesOfRound>, 'has' | 'wants'>,
): Promise<boolean> {
  const [old, wanted] = [await ownersOf(has), await ownersOf(wants)];
  expect([old.length <= 1, wanted.length <= 1]).toEqual([true, true]);
  expect([...old, ...wanted].filter((owner) => owner === id)).toHaveLength(1);
  const isMoved = wanted.includes(id);
  const startsAt = instantOf(isMoved ? wants : has);
  expect((await desk.db.query('SELECT starts_at FROM bookings WHERE id = $1', [id])).rows).toEqual([
    { starts_at: startsAt },
  ]);
  const page = await (await openPage(desk, id)).look();
  expect(singerOf(page, id)).toMatchObject({
    startsAt: startsAt.toISOString(),
    moving: { movesLeft: isMoved ? 1 : 2 },
  });
  const mails = (await desk.mails(id)).filter((kind) => kind === 'booking-moved');
  expect(mails).toHaveLength(isMoved ? 1 : 0);
  return isMoved;
}

describe('a visitor’s move against somebody who books that time, and somebody who books the old one', () => {
  test('the control: giving the old time back before taking the new one leaves visitors with neither', async () => {
    const unguarded = unguardedPage(desk);
    const stranded = await inBatches(CONTROL_ROUNDS, TOGETHER, async () => {
      const { has, wants } = timesOfRound();
      const id = await paid(has);
      await Promise.all([
        unguarded.move(id, instantOf(wants)),
        book(wants, 'rival.one@example.test'),
        book(has, 'rival.two@example.test', desk),
      ]);
      return [...(await ownersOf(has)), ...(await ownersOf(wants))].includes(id) ? 0 : 1;
    });
    const count = stranded.filter(Boolean).length;
    expect(count).toBeGreaterThan(0);
    figure('control: a move that gives back first', { rounds: CONTROL_ROUNDS, stranded: count });
  });

  test('the visitor has exactly one of the two times, and every time one owner', { timeout }, async () => {
    const proof = 'a visitor’s move against two rivals';
    const moved = await inBatches(
      ROUNDS,
      TOGETHER,
      async (round) => {
        const slots = timesOfRound();
        const id = await paid(slots.has);
        const page = await openPage(desk, id);
        // A move takes longer than a booking: in every other round the rivals look at the free times first.
        const rivals = [
          { slot: slots.wants, email: `one.${round}@example.test`, client: otherCopy },
          { slot: slots.has, email: `two.${round}@example.test`, client: desk },
        ].map(async ({ slot, email, client }) => {
          if (round % 2 === 0) for (let look = 0; look < 8; look += 1) await desk.freeTimes(slot.bookingDate);
          return book(slot, email, client);
        });
        const answers = await Promise.all([page.move([id], slots.wants), ...rivals]);
        for (const { status, body } of answers)
          expect([200, 201, 409], JSON.stringify(body)).toContain(status);
        const isMoved = await expectOneTime(id, slots);
        expect(isMoved).toBe(answers[0].status === 200);
        expect(await ownersOf(slots.wants)).toHaveLength(1);
        return isMoved ? 1 : 0;
      },
      proof,
    );
    figure(proof, { rounds: ROUNDS, moved: moved.filter(Boolean).length });
  });

  test('two tabs that move it to two times: it has one of them, and no other', { timeout }, async () => {
    await inBatches(ROUNDS, TOGETHER, async () => {
      const { has, wants, more: other } = timesOfRound();
      const id = await paid(has);
      const tabs = await Promise.all([openPage(desk, id), openPage({ ...desk, url: otherCopy.url }, id)]);
      const answers = await Promise.all([tabs[0].move([id], wants), tabs[1].move([id], other)]);
      expect(answers.map(({ status }) => status)).toEqual([200, 200]);
      const owned = await Promise.all([has, wants, other].map((slot) => ownersOf(slot)));
      expect(owned[0]).toEqual([]);
      expect(owned.flat()).toEqual([id]);
      expect(await desk.happened(id, 'scheduled')).toBe(2);
    });
  });
});

test(
  'a visitor’s move, a hold that runs out, its late payment and somebody who books: one of them has the time',
  { timeout },
  async () => {
    const proof = 'a visitor’s move and a hold that runs out';
    const winners = new Map<string, number>();
    for (let round = 0; round < ROUNDS; round += 1) {
      const slots = timesOfRound();
      const late = await desk.hold({ ...slots.wants });
      const returned = await desk.authenticate(late);
      await desk.withoutWebhooks(returned.orderId);
      const id = await paid(slots.has);
      // The very moment at which it runs out: until now the time was taken, from now on it is whoever's comes first.
      desk.clock.advanceMinutes(15);
      const page = await openPage(desk, id);
      const racers: Record<string, () => Promise<{ status: number; body: unknown }>> = {
        'late payment': () => otherCopy.post('/api/payments/confirm', returned),
        // Nobody moves without having looked at the times; a payment has only to be sent.
        move: async () => {
          if (round % 2 === 1)
            for (let look = 0; look < 5; look += 1) await page.times([id], slots.wants.bookingDate);
          return page.move([id], slots.wants);
        },
        ...(round % 3 === 0 && { visitor: () => book(slots.wants, `three.${round}@example.test`) }),
      };
      const answers = await Promise.all(
        Object.entries(racers).map(async ([name, race]) => ({ name, ...(await race()) })),
      );
      const won = answers.filter(({ status }) => status < 300).map(({ name }) => name);
      expect(won, JSON.stringify(answers)).toHaveLength(1);
      for (const name of won) winners.set(name, (winners.get(name) ?? 0) + 1);
      expect(await expectOneTime(id, slots)).toBe(won.includes('move'));
      expect(await ownersOf(slots.wants)).toHaveLength(1);
      await desk.reconcile();
      const [capture] = await desk.provider.captures(returned.orderId);
      const isKept = (capture?.balanceWon ?? 0) > 0;
      expect(isKept).toBe(won.includes('late payment'));
      expect((await desk.bookingRow(late.id))?.status === 'confirmed').toBe(isKept);
      progress(proof, round + 1, ROUNDS);
    }
    expect(winners.size, 'more than one of them has won').toBeGreaterThan(1);
    figure(proof, { rounds: ROUNDS, ...Object.fromEntries(winners) });
  },
);
