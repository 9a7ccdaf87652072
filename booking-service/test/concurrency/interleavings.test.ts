import { addSeoulDays } from 'shared/time/seoul.ts';
import { expect, test } from 'vitest';
import { MORNING, TOMORROW } from '../harness/clock.ts';
import { figure, inBatches, patience, SEED, seededRandom, times } from '../harness/proof.ts';
import type { Random } from '../harness/proof.ts';
import type { HeldBooking } from '../payments/harness.ts';
import type { Returned } from '../harness/provider-shop.ts';
import { captureBehindOurBack } from '../harness/provider-shop.ts';
import type { StaffDesk } from '../payments/staff-desk.ts';
import { openStaffDesk } from '../payments/staff-desk.ts';

/**
 * Seeded interleavings: a slot, two or three bookings that want it, and everything that can happen to them, in random order
 * and partly at the same moment. After each world has come to rest, every promise is checked on it.
 */
const WORLDS = times(12, 1_000);
/** Worlds that run side by side, each lane in a shop with a clock of its own. */
const LANES = 4;
/** A shop sells 90 days; each world uses three times of its own. */
const PER_SHOP = 1_000;
const STEPS = 10;
const TIMES_PER_WORLD = 3;
const timeout = patience(90_000);

interface Checkout {
  booking: HeldBooking;
  returned: Returned[];
}

interface World {
  desk: StaffDesk;
  random: Random;
  slots: { bookingDate: string; bookingTime: string }[];
  checkouts: Checkout[];
  /** What was done, for the message of a broken promise. */
  log: string[];
  acknowledged: Set<string>;
}

/** What may be answered; anything else breaks the world. */
const told = [200, 201, 202, 401, 409];

type Step = (world: World) => Promise<{ status: number } | undefined>;

const someCheckout = ({ checkouts, random }: World) =>
  checkouts.length > 0 ? random.pick(checkouts) : undefined;

const someReturned = (world: World) => {
  const checkout = someCheckout(world);
  return checkout && checkout.returned.length > 0 ? world.random.pick(checkout.returned) : undefined;
};

const steps: Record<string, Step> = {
  /** A rival, or the first visitor: wants the world's first slot, or another one. */
  async hold({ desk, slots, random, checkouts }) {
    const slot = random.chance(0.8) ? slots[0] : random.pick(slots);
    const booking = await desk.hold(slot).catch(() => undefined);
    if (booking) checkouts.push({ booking, returned: [] });
    return undefined;
  },
  async openCardWindow(world) {
    const checkout = someCheckout(world);
    const returned = checkout && (await world.desk.authenticate(checkout.booking).catch(() => undefined));
    if (returned) checkout.returned.push(returned);
    return undefined;
  },
  async confirm(world) {
    const returned = someReturned(world);
    if (!returned) return undefined;
    const reply = await world.desk.confirm(returned);
    if (reply.status === 200) world.acknowledged.add(returned.orderId);
    return reply;
  },
  async confirmWhoseAnswerIsLost(world) {
    const returned = someReturned(world);
    if (!returned) return undefined;
    const { orderId } = returned;
    const when = world.random.pick(['before', 'after']);
    await world.desk.provider.fault({ on: 'confirm', orderId, effect: 'reset', when });
    await world.desk.provider.fault({ on: 'query', orderId, effect: 'error', when: 'before', times: 2 });
    const reply = await world.desk.confirm(returned);
    if (reply.status === 200) world.acknowledged.add(orderId);
    return reply;
  },
  async webhook(world) {
    const returned = someReturned(world);
    if (!returned) return undefined;
    await world.desk.provider
      .control('POST', `/payments/${returned.paymentKey}/webhook`)
      .catch(() => undefined);
    return undefined;
  },
  /** The provider takes money that no confirm of ours asked for. */
  async strayCapture(world) {
    const returned = someReturned(world);
    if (returned && world.random.chance(0.3))
      await captureBehindOurBack(world.desk.provider, returned).catch(() => undefined);
    return undefined;
  },
  async abandon(world) {
    const returned = someReturned(world);
    return returned && world.desk.abandon(returned.orderId);
  },
  async staffCancel(world) {
    const checkout = someCheckout(world);
    return checkout && world.desk.setStatus(checkout.booking.id, 'cancelled');
  },
  async staffSetStatus(world) {
    const checkout = someCheckout(world);
    const status = world.random.pick(['pending', 'confirmed', 'in-progress', 'completed']);
    return checkout && world.desk.setStatus(checkout.booking.id, status);
  },
  async staffMove(world) {
    const checkout = someCheckout(world);
    if (!checkout) return undefined;
    const body = { ...world.random.pick(world.slots), reason: 'Proof' };
    return world.desk.admin.send('PATCH', `/api/admin/bookings/${checkout.booking.id}/schedule`, body);
  },
  async staffRefund(world) {
    const checkout = someCheckout(world);
    const amountWon = world.random.pick([1_000, 20_000, 40_000, 50_000]);
    return checkout && world.desk.refund(checkout.booking.id, { amountWon, override: true });
  },
  async timePasses({ desk, random }) {
    desk.clock.advanceMinutes(random.pick([1, 5, 16]));
    return undefined;
  },
  async reconcile({ desk }) {
    await desk.reconcile();
    return undefined;
  },
};
const names = Object.keys(steps);

async function run(world: World): Promise<void> {
  await steps.hold?.(world);
  await steps.openCardWindow?.(world);
  for (let step = 0; step < STEPS; step += 1) {
    const together = Array.from({ length: world.random.pick([1, 1, 2, 3]) }, () => world.random.pick(names));
    world.log.push(together.join(' + '));
    const answers = await Promise.all(together.map(async (name) => steps[name]?.(world)));
    for (const answer of answers) if (answer) expect(told, JSON.stringify(answer)).toContain(answer.status);
    await expectSlotsOwned(world);
  }
}

const mine = (world: World) => world.checkouts.map(({ booking }) => booking.id);

/** Promise 1, at every moment: whoever reads as active has their slot, and nobody who is cancelled has one. */
async function expectSlotsOwned(world: World): Promise<void> {
  const { rows } = await world.desk.db.query(
    `SELECT b.id, b.status, b.hold_expires_at, b.cancellation_reason, c.booking_id AS owns
       FROM bookings b LEFT JOIN slot_claims c
         ON c.booking_id = b.id AND c.starts_at = b.starts_at AND c.studio_id = b.studio_id
      WHERE b.id = ANY ($1) AND (b.status = 'pending' AND b.hold_expires_at <= $2) IS NOT TRUE
        AND (c.booking_id IS NULL) = (b.status <> 'cancelled')`,
    [mine(world), world.desk.clock.now()],
  );
  expect(rows, 'a booking without its slot, or a slot of a cancelled booking').toEqual([]);
  const { rowCount } = await world.desk.db.query(
    `SELECT FROM slot_claims WHERE booking_id = ANY ($1) GROUP BY booking_id HAVING count(*) > 1`,
    [mine(world)],
  );
  expect(rowCount, 'a booking with two slots').toBe(0);
}

/** The provider answers again, time passes, and what is open is settled. */
async function comesToRest({ desk, checkouts }: World): Promise<void> {
  await desk.provider.control('DELETE', `/faults?clientKey=${desk.provider.keys.clientKey}`);
  // A webhook that we could not follow up was answered 503, so the provider sends it again.
  for (const { paymentKey } of checkouts.flatMap(({ returned }) => returned))
    await desk.provider.control('POST', `/payments/${paymentKey}/webhook`).catch(() => undefined);
  for (let round = 0; ; round += 1) {
    // What was never to be confirmed ends with the provider's own clock.
    if (round === 2) await desk.provider.advance(11 * 60);
    desk.clock.advanceMinutes(1);
    await desk.reconcile();
    const { rows } = await desk.db.query<{ open: number }>(
      `SELECT (SELECT count(*) FROM payment_attempts WHERE state IN ('CONFIRMING', 'UNKNOWN'))
            + (SELECT count(*) FROM refunds WHERE state IN ('REQUESTED', 'SENDING')) AS open`,
    );
    if (rows[0]?.open === 0) return;
    expect(round, 'comes to rest').toBeLessThan(10);
  }
}

interface Row {
  orderId: string;
  bookingId: string;
  state: string;
  balanceWon: number | null;
  status: string;
  reason: string | null;
  staffDecided: boolean;
}

/** Promises 2, 3 and 5, once everything is at rest. */
async function expectPromises(world: World): Promise<void> {
  const { desk } = world;
  const { rows } = await desk.db.query<Row>(
    `SELECT a.order_id AS "orderId", b.id AS "bookingId", a.state, a.balance_won AS "balanceWon", b.status,
            b.cancellation_reason AS reason,
            EXISTS (SELECT FROM booking_history h WHERE h.booking_id = b.id AND h.actor LIKE 'user:%') AS "staffDecided"
       FROM payment_attempts a JOIN bookings b ON b.id = a.booking_id WHERE b.id = ANY ($1)`,
    [mine(world)],
  );
  const live = rows.filter(({ state }) => ['CONFIRMING', 'UNKNOWN', 'PAID'].includes(state));
  expect(new Set(live.map(({ bookingId }) => bookingId)).size, 'one live attempt').toBe(live.length);
  for (const row of rows) {
    const [capture, ...more] = await desk.provider.captures(row.orderId);
    expect(more).toEqual([]);
    if (!capture) {
      expect(row.state, 'nothing was taken').not.toBe('PAID');
      continue;
    }
    expect(capture.captures, 'one capture').toBe(1);
    const isOver = capture.balanceWon === 0;
    const isHonoured = row.state === 'PAID' && row.status !== 'cancelled';
    expect(isOver || isHonoured || row.staffDecided, `money without a session: ${JSON.stringify(row)}`).toBe(
      true,
    );
    if (row.state === 'PAID') expect(row.balanceWon, 'equal balances').toBe(capture.balanceWon);
    if (world.acknowledged.has(row.orderId)) expect(row.state, 'acknowledged').toBe('PAID');
  }
  await expectMails(world);
}

async function expectMails({ desk, checkouts }: World): Promise<void> {
  for (const { booking } of checkouts) {
    const mails = await desk.mails(booking.id);
    const count = (kind: string) => mails.filter((mail) => mail === kind).length;
    expect(count('booking-confirmed'), 'a mail for each payment').toBe(
      await desk.happened(booking.id, 'paid'),
    );
    expect(count('payment-refunded') + count('booking-refunded'), 'a mail for each refund').toBe(
      await desk.happened(booking.id, 'refunded'),
    );
  }
}

function slotsOf(world: number) {
  return Array.from({ length: TIMES_PER_WORLD }, (_, index) => {
    const slot = (world % PER_SHOP) * TIMES_PER_WORLD + index;
    const minutes = 10 * 60 + (slot % 72) * 10;
    const bookingTime = `${Math.floor(minutes / 60)}:${String(minutes % 60).padStart(2, '0')}`;
    return { bookingDate: addSeoulDays(TOMORROW, 1 + Math.floor(slot / 72)), bookingTime };
  });
}

/** One world after the other, each in a shop that may have seen others before it. */
async function runLane(lane: number): Promise<string> {
  let desk: StaffDesk | undefined;
  for (let index = lane, seen = 0; index < WORLDS; index += LANES, seen += 1) {
    if (!desk || seen % PER_SHOP === 0)
      desk = await openStaffDesk({ payments: { timeouts: { writeMs: 1_000, readMs: 2_000 } } });
    desk.clock.set(MORNING);
    const random = seededRandom(SEED + index);
    const world: World = {
      ...{ desk, random, slots: slotsOf(seen), checkouts: [], log: [], acknowledged: new Set<string>() },
    };
    try {
      await run(world);
      await comesToRest(world);
      await expectSlotsOwned(world);
      await expectPromises(world);
    } catch (error) {
      throw new Error(`World ${SEED + index} broke a promise after:\n${world.log.join('\n')}`, {
        cause: error,
      });
    }
  }
  return tally(desk);
}

test('seeded interleavings: every promise holds in every world', { timeout }, async () => {
  const [happened = ''] = await inBatches(LANES, LANES, runLane);
  figure('seeded interleavings', { worlds: WORLDS, steps: STEPS, seed: SEED, inOneLane: happened });
});

/** What the worlds of a shop went through: a proof in which nothing happens proves nothing. */
async function tally(desk: StaffDesk | undefined): Promise<string> {
  const found = await desk?.db.query<{ event: string; count: number }>(
    'SELECT event, count(*)::int AS count FROM booking_history GROUP BY event ORDER BY count DESC',
  );
  return (found?.rows ?? []).map(({ event, count }) => `${event} ${count}`).join(', ');
}
