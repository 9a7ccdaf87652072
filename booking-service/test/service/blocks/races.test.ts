import { expect, test } from 'vitest';
import { TOMORROW } from '../../harness/clock.ts';
import { aBooking } from '../../harness/builders.ts';
import { changeBookingStatement, MOST_RUSHES } from '../../proofs/concurrency/unguarded-service.ts';
import { aBlock, at, idsOf, openBlocking } from './harness.ts';
import type { Blocking } from './harness.ts';

const VISITORS = 12;
const desk = await openBlocking();
const unguarded = await openBlocking();

/** What the statement says of a time that it finds owned: without it the look before decides alone. */
const SAID_OF_OWNED = /(wish_id = NULL)\s+WHERE CASE.*?END(?=\s+RETURNING studio_id, starts_at)/s;
changeBookingStatement(unguarded.service, SAID_OF_OWNED, '$1');

const timeOf = (index: number) => `${13 + Math.floor(index / 6)}:${index % 6}0`;
const endOf = (time: string) => new Date(Date.parse(at(time)) + 600_000).toISOString();

/** Somebody blocks a time while visitors book it: who got it, and whom the block knows of. */
async function rush({ post, counter }: Pick<Blocking, 'post' | 'counter'>, time: string) {
  const block = counter.send<{ guests: [] }>('POST', '/api/admin/blocks', {
    ...aBlock({ startsAt: at(time), endsAt: endOf(time) }),
  });
  const visits = Array.from({ length: VISITORS }, (_, index) =>
    post<{ id: string }>(
      '/api/bookings',
      aBooking({ bookingTime: time, email: `visitor${index}@example.test` }),
    ),
  );
  const [made, ...booked] = await Promise.all([block, ...visits]);
  const guests = idsOf(made.body.guests).flat();
  const owners = booked.flatMap(({ status, body }) => (status === 201 ? [body.id] : []));
  return { status: made.status, owners, unknown: owners.filter((id) => !guests.includes(id)) };
}

test(
  'the control: where a look decides alone, a time is sold after it was blocked',
  { timeout: 60_000 },
  async () => {
    let [unknown, rushes]: [string[], number] = [[], 0];
    while (unknown.length === 0 && rushes < MOST_RUSHES) {
      ({ unknown } = await rush(unguarded, timeOf(rushes)));
      rushes += 1;
    }
    expect(unknown.length).toBeGreaterThan(0);
  },
);

test('a time that is blocked while visitors book it has one owner that the block knows of, or none', async () => {
  for (let index = 0; index < MOST_RUSHES; index += 1) {
    const { status, owners, unknown } = await rush(desk, timeOf(index));
    expect([status, unknown], timeOf(index)).toEqual([201, []]);
    expect(owners.length, timeOf(index)).toBeLessThanOrEqual(1);
  }
});

test('a block that comes while somebody pays: charged and in the list of its guests, every time', async () => {
  for (let index = 20; index < 30; index += 1) {
    const bookingTime = timeOf(index);
    const held = await desk.hold({ bookingDate: TOMORROW, bookingTime, totalPrice: 50_000 });
    const returned = await desk.authenticate(held);
    await desk.withoutWebhooks(returned.orderId);
    const [made, confirmed] = await Promise.all([
      desk.block({ startsAt: at(bookingTime), endsAt: endOf(bookingTime) }),
      desk.confirm(returned),
    ]);
    expect([made.status, confirmed.status, idsOf(made.body.guests)]).toEqual([201, 200, [[held.id]]]);
    expect((await desk.read(held.id)).status).toBe('confirmed');
  }
});
