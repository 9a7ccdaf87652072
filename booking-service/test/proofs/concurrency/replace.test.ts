import type { BookingCreated } from 'shared/bookings/booking-created.ts';
import { addSeoulDays, instantInSeoul } from 'shared/time/seoul.ts';
import { describe, expect, test } from 'vitest';
import { aBooking } from '../../harness/builders.ts';
import { TOMORROW } from '../../harness/clock.ts';
import { httpClient } from '../../harness/http.ts';
import { figure, inBatches, patience, times } from '../../harness/proof.ts';
import { openCashDesk } from '../../service/payments/harness.ts';

const ROUNDS = times(12, 200);
const TOGETHER = 4;
const timeout = patience(60_000);

const desk = await openCashDesk();
const otherCopy = httpClient((await desk.anotherCopy()).url);

/** Two times, of each test's own and each on a day that no other round uses at that moment. */
function timesOf(test: number, round: number) {
  const bookingDate = addSeoulDays(TOMORROW, 1 + (round % 80));
  const time = (minutes: number) => `${14 + test}:${minutes}`;
  return [
    { bookingDate, bookingTime: time(10) },
    { bookingDate, bookingTime: time(20) },
  ] as const;
}

type Slot = ReturnType<typeof timesOf>[number];

/** The round's times are free again for a later one. */
const clear = (slots: readonly Slot[]) =>
  desk.db.query('DELETE FROM slot_claims WHERE starts_at = ANY ($1)', [slots.map(instantOf)]);

async function held(slot: Slot) {
  const booking = await desk.hold(slot);
  return { booking, returned: await desk.authenticate(booking) };
}

const book = (slot: Slot, fields: Record<string, unknown> = {}, client: typeof otherCopy = desk) =>
  client.post<BookingCreated>('/api/bookings', aBooking({ ...slot, totalPrice: 50_000, ...fields }));

/** Two rivals on two copies: one wants the time that is given back, one the time that is wanted. */
const rivals = (wanted: Slot, given: Slot) => [
  book(wanted, { email: 'rival.one@example.test' }, otherCopy),
  book(given, { email: 'rival.two@example.test' }),
];

const instantOf = ({ bookingDate, bookingTime }: Slot) => instantInSeoul(bookingDate, bookingTime);

async function ownersOf(slot: Slot): Promise<string[]> {
  const { rows } = await desk.db.query<{ id: string }>(
    'SELECT booking_id AS id FROM slot_claims WHERE starts_at = $1',
    [instantOf(slot)],
  );
  return rows.map(({ id }) => id);
}

describe('a change of time against two rivals', () => {
  test('the control: giving back first and booking afterwards leaves visitors with neither', async () => {
    const rounds = await inBatches(12, TOGETHER, async (round) => {
      const [given, wanted] = timesOf(0, round);
      const { booking, returned } = await held(given);
      await desk.abandon(returned.orderId);
      await Promise.all(rivals(wanted, given));
      const { status, body } = await book(wanted, { email: booking.email });
      const mine = [booking.id, status === 201 ? body.id : ''];
      const owners = [...(await ownersOf(given)), ...(await ownersOf(wanted))];
      return owners.some((owner) => mine.includes(owner)) ? 0 : 1;
    });
    const stranded = rounds.filter(Boolean).length;
    expect(stranded).toBeGreaterThan(0);
    figure('control: giving back first, booking afterwards', { rounds: rounds.length, stranded });
  });

  test('the visitor has exactly one of the two times, and every time one owner', { timeout }, async () => {
    const proof = 'a change of time against two rivals';
    const moved = await inBatches(
      ROUNDS,
      TOGETHER,
      async (round) => {
        const [given, wanted] = timesOf(1, round);
        const { booking, returned } = await held(given);
        const change = book(wanted, { email: booking.email, replaces: returned.orderId });
        // A change takes longer than a booking: rivals who look at the free times first, some of them again, lose as well.
        for (let look = 0; look < round % 20; look += 1) await desk.freeTimes(given.bookingDate);
        const answers = await Promise.all([change, ...rivals(wanted, given)]);
        for (const { status } of answers) expect([201, 409]).toContain(status);
        const [changed] = answers;
        const mine = changed?.status === 201 ? changed.body.id : booking.id;
        const [givenTo, wantedBy] = [await ownersOf(given), await ownersOf(wanted)];
        expect([givenTo.length <= 1, wantedBy.length]).toEqual([true, 1]);
        expect([...givenTo, ...wantedBy].filter((owner) => owner === mine)).toHaveLength(1);
        expect(wantedBy.includes(mine)).toBe(changed?.status === 201);
        await clear([given, wanted]);
        return changed?.status === 201 ? 1 : 0;
      },
      proof,
    );
    figure(proof, { rounds: ROUNDS, changed: moved.filter(Boolean).length });
  });

  test('two visitors who want each other’s time both keep theirs', { timeout }, async () => {
    await inBatches(ROUNDS, TOGETHER, async (round) => {
      const slots = timesOf(2, round);
      const [one, two] = [await held(slots[0]), await held(slots[1])];
      const answers = await Promise.all([
        book(slots[1], { replaces: one.returned.orderId }),
        book(slots[0], { replaces: two.returned.orderId }, otherCopy),
      ]);
      for (const { status } of answers) expect([201, 409]).toContain(status);
      const owners = [...(await ownersOf(slots[0])), ...(await ownersOf(slots[1]))];
      const theirs = [
        answers[0]?.status === 201 ? answers[0].body.id : one.booking.id,
        answers[1]?.status === 201 ? answers[1].body.id : two.booking.id,
      ];
      expect(owners.toSorted()).toEqual(theirs.toSorted());
      await clear(slots);
    });
  });
});

test(
  'a change at the same moment as the payment: one of the two, and no money for what was given back',
  {
    timeout,
  },
  async () => {
    const proof = 'a change of time at the moment of the payment';
    const changed = await inBatches(
      ROUNDS,
      TOGETHER,
      async (round) => {
        const [given, wanted] = timesOf(3, round);
        const { booking, returned } = await held(given);
        const [confirmed, change] = await Promise.all([
          desk.confirm(returned),
          book(wanted, { replaces: returned.orderId }, otherCopy),
        ]);
        const captured = (await desk.provider.captures(returned.orderId)).length;
        const { status } = (await desk.bookingRow(booking.id)) ?? {};
        const wantedBy = await ownersOf(wanted);
        if (change.status === 201)
          expect([confirmed.status, captured, status, wantedBy]).toEqual([
            409,
            0,
            'cancelled',
            [change.body.id],
          ]);
        else
          expect([change.status, confirmed.status, captured, status, wantedBy]).toEqual([
            ...[409, 200, 1, 'confirmed', []],
          ]);
        await clear([given, wanted]);
        return change.status === 201 ? 1 : 0;
      },
      proof,
    );
    figure(proof, { rounds: ROUNDS, changed: changed.filter(Boolean).length });
  },
);
