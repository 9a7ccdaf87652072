import { initialRules } from 'shared/catalogue/initial-catalogue.ts';
import { startTimes } from 'shared/slots/offered-slots.ts';
import { addSeoulDays, instantInSeoul } from 'shared/time/seoul.ts';
import { expect, test } from 'vitest';
import { signedInBrowser } from '../../harness/accounts.ts';
import { TOMORROW } from '../../harness/clock.ts';
import { httpClient } from '../../harness/http.ts';
import { partyFields, singersOf } from '../../harness/parties.ts';
import { figure, patience, progress, SEED, seededRandom, times } from '../../harness/proof.ts';
import type { Returned } from '../../harness/provider-shop.ts';
import type { HeldBooking } from '../../service/payments/harness.ts';
import { openStaffDesk } from '../../service/payments/staff-desk.ts';
import { aWalkIn } from '../../service/walk-ins/harness.ts';

/**
 * Everybody who can come to a slot comes at once: visitors alone and in twos, the late payment of two, a booking that staff
 * bring back, a move, somebody who walks in.
 */
const ROUNDS = times(4, 60);
/** At most so many visitors: they are the quickest, so in some rounds there are none. */
const VISITORS = 3;
const PROOF = 'one slot, every path to it at once';
const timeout = patience(60_000);

const desk = await openStaffDesk();
const other = await desk.anotherCopy();
const otherCopy = httpClient(other.url);
const colleague = await signedInBrowser(other.url, desk.db, 'admin');

const starts = startTimes(initialRules);
/** Three slots in a row of this round's own, far enough ahead for the clock never to reach them. */
function slotsOf(round: number) {
  const perDay = starts.length / 3;
  const bookingDate = addSeoulDays(TOMORROW, 10 + Math.floor(round / perDay));
  const first = (round % perDay) * 3;
  const at = (index: number) => ({ bookingDate, bookingTime: starts[index] ?? '10:00' });
  return { before: at(first), wanted: at(first + 1), elsewhere: at(first + 2) };
}

type Slot = ReturnType<typeof slotsOf>['wanted'];

/** Whose slot it is by the claims, and which bookings read as having it. */
async function ownersOf({ bookingDate, bookingTime }: Slot) {
  const startsAt = instantInSeoul(bookingDate, bookingTime);
  const claims = await desk.db.query<{ id: string }>(
    `SELECT booking_id AS id FROM slot_claims WHERE starts_at = $1 AND (expires_at IS NULL OR expires_at > $2)`,
    [startsAt, desk.clock.now()],
  );
  const bookings = await desk.db.query<{ id: string }>(
    `SELECT id FROM bookings WHERE starts_at = $1 AND status <> 'cancelled'
        AND (status = 'pending' AND hold_expires_at <= $2) IS NOT TRUE`,
    [startsAt, desk.clock.now()],
  );
  return { claims: claims.rows, bookings: bookings.rows };
}

/** Whoever has the slot before the one that everybody wants has both, as two people who are booked together. */
async function expectTwoOrNobody(before: Slot, wanted: Slot): Promise<void> {
  const [first] = (await ownersOf(before)).claims;
  if (!first) return;
  const [second] = (await ownersOf(wanted)).claims;
  expect(await singersOf(desk, first.id)).toEqual([first.id, second?.id]);
}

/** Who paid too late has both sessions, or neither and all of the money back. */
async function expectHonouredOrPaidBack(order: HeldBooking, { orderId }: Returned): Promise<void> {
  await desk.reconcile();
  const [capture] = await desk.provider.captures(orderId);
  const singers = await singersOf(desk, order.id);
  const statuses = await Promise.all(singers.map(async (id) => (await desk.bookingRow(id))?.status));
  const hasBoth = (capture?.balanceWon ?? 0) > 0;
  if (hasBoth) expect([capture?.balanceWon, ...statuses]).toEqual([order.total, 'confirmed', 'confirmed']);
  // Where nothing was taken the two wait no longer: their hold is over, or was ended.
  else expect(statuses).not.toContain('confirmed');
}

test(
  'one slot and every path to it at once: one of them has it, and the others are told',
  { timeout },
  async () => {
    const winners = new Map<string, number>();
    const random = seededRandom(SEED);
    for (let round = 0; round < ROUNDS; round += 1) {
      const { before, wanted, elsewhere } = slotsOf(round);
      /** Two people, of whom the second wants the slot. */
      const two = { ...before, ...partyFields(2, before.bookingTime) };
      const cancelled = await desk.hold(wanted);
      await desk.setStatus(cancelled.id, 'cancelled');
      const lateOrder = await desk.hold(two);
      const late = await desk.authenticate(lateOrder);
      const { booking: moving } = await desk.paidBooking(elsewhere);
      // The hold runs out: the slot is whoever's takes it first.
      desk.clock.advanceMinutes(16);
      await desk.awake();

      const bookingPath = (id: string) => `/api/admin/bookings/${id}`;
      const paths: Record<string, Promise<{ status: number; body: unknown }>[]> = {
        'late payment': [otherCopy.post('/api/payments/confirm', late)],
        'brought back by staff': [
          desk.admin.send('PATCH', `${bookingPath(cancelled.id)}/status`, { status: 'confirmed' }),
        ],
        'moved by staff': [
          colleague.send('PATCH', `${bookingPath(moving.id)}/schedule`, { ...wanted, reason: 'Proof' }),
        ],
        'sold at the counter': [colleague.send('POST', '/api/admin/walk-ins', aWalkIn(wanted))],
      };
      paths.visitor = Array.from({ length: random.below(VISITORS + 1) }, (_, index) => {
        const client = index % 2 === 0 ? desk : otherCopy;
        return client.post('/api/bookings', desk.wish(random.chance(0.5) ? wanted : two).request);
      });
      let taken = 0;
      for (const [path, answers] of Object.entries(paths))
        for (const { status, body } of await Promise.all(answers)) {
          expect([200, 201, 409], `${path}: ${JSON.stringify(body)}`).toContain(status);
          if (status === 409) continue;
          taken += 1;
          winners.set(path, (winners.get(path) ?? 0) + 1);
        }
      expect(taken, `round ${round}`).toBe(1);
      const { claims, bookings } = await ownersOf(wanted);
      expect(claims).toHaveLength(1);
      expect(bookings).toEqual(claims);
      await expectTwoOrNobody(before, wanted);
      await expectHonouredOrPaidBack(lateOrder, late);
      progress(PROOF, round + 1, ROUNDS);
    }
    expect(winners.size, 'more than one path has won').toBeGreaterThan(1);
    figure(PROOF, { rounds: ROUNDS, ...Object.fromEntries(winners) });
  },
);
