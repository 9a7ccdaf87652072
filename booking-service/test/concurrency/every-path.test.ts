import { initialRules } from 'shared/catalogue/initial-catalogue.ts';
import { startTimes } from 'shared/slots/offered-slots.ts';
import { addSeoulDays, instantInSeoul } from 'shared/time/seoul.ts';
import { expect, test } from 'vitest';
import { signedInBrowser } from '../harness/accounts.ts';
import { TOMORROW } from '../harness/clock.ts';
import { httpClient } from '../harness/http.ts';
import { figure, patience, progress, SEED, seededRandom, times } from '../harness/proof.ts';
import { openStaffDesk } from '../payments/staff-desk.ts';

/** Everybody who can come to a slot comes at once: visitors, a late payment, a booking that staff bring back, a move. */
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
/** Two slots of this round's own, far enough ahead for the clock never to reach them. */
function slotsOf(round: number) {
  const perDay = starts.length / 2;
  const bookingDate = addSeoulDays(TOMORROW, 10 + Math.floor(round / perDay));
  const first = (round % perDay) * 2;
  const at = (index: number) => ({ bookingDate, bookingTime: starts[index] ?? '10:00' });
  return { wanted: at(first), elsewhere: at(first + 1) };
}

/** Whose slot it is by the claims, and which bookings read as having it. */
async function ownersOf({ bookingDate, bookingTime }: { bookingDate: string; bookingTime: string }) {
  const startsAt = instantInSeoul(bookingDate, bookingTime);
  const claims = await desk.db.query<{ id: string }>(
    'SELECT booking_id AS id FROM slot_claims WHERE starts_at = $1',
    [startsAt],
  );
  const bookings = await desk.db.query<{ id: string }>(
    `SELECT id FROM bookings WHERE starts_at = $1 AND status <> 'cancelled'
        AND (status = 'pending' AND hold_expires_at <= $2) IS NOT TRUE`,
    [startsAt, desk.clock.now()],
  );
  return { claims: claims.rows, bookings: bookings.rows };
}

test(
  'one slot and every path to it at once: one of them has it, and the others are told',
  { timeout },
  async () => {
    const winners = new Map<string, number>();
    const random = seededRandom(SEED);
    for (let round = 0; round < ROUNDS; round += 1) {
      const { wanted, elsewhere } = slotsOf(round);
      const cancelled = await desk.hold(wanted);
      await desk.setStatus(cancelled.id, 'cancelled');
      const late = await desk.authenticate(await desk.hold(wanted));
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
      };
      paths.visitor = Array.from({ length: random.below(VISITORS + 1) }, (_, index) => {
        const client = index % 2 === 0 ? desk : otherCopy;
        return client.post('/api/bookings', desk.wish(wanted).request);
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
      progress(PROOF, round + 1, ROUNDS);
    }
    expect(winners.size, 'more than one path has won').toBeGreaterThan(1);
    figure(PROOF, { rounds: ROUNDS, ...Object.fromEntries(winners) });
  },
);
