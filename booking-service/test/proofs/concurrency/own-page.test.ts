import { describe, expect, test } from 'vitest';
import { signedInBrowser } from '../../harness/accounts.ts';
import { figure, inBatches, patience, SEED, seededRandom, times } from '../../harness/proof.ts';
import { until } from '../../harness/waits.ts';
import { openPage, singerOf } from '../../service/my-booking/own-page.ts';
import type { Changed, Slot } from '../../service/my-booking/own-page.ts';
import { openStaffDesk } from '../../service/payments/staff-desk.ts';
import { ownTimes } from './own-times.ts';
import { unguardedPage } from './unguarded-page.ts';

/** A visitor in two tabs and staff act on one paid session at the same moment, over two copies. */
const ROUNDS = times(10, 60);
const CONTROL_ROUNDS = 8;
const TOGETHER = 3;
const timeout = patience(60_000);

const desk = await openStaffDesk();
const other = await desk.anotherCopy();
const colleague = await signedInBrowser(other.url, desk.db, 'admin');

/** A part, so that twice of it would still be there: what goes back whenever it is cancelled, for visitor and staff alike. */
const REFUND_PERCENT = 40;
const nextTimes = ownTimes();

interface Paid {
  id: string;
  orderId: string;
  paidWon: number;
  refundWon: number;
  /** Two other times that it can be moved to. */
  others: readonly [Slot, Slot];
}

async function paid(): Promise<Paid> {
  const [slot, ...others] = nextTimes();
  const { booking, returned } = await desk.paidBooking({ ...slot });
  await desk.db.query(
    `UPDATE bookings SET cancellation_policy = jsonb_set(cancellation_policy, '{direct}', $2) WHERE id = $1`,
    [booking.id, JSON.stringify([{ hoursBefore: 0, refundPercent: REFUND_PERCENT }])],
  );
  const refundWon = (booking.total * REFUND_PERCENT) / 100;
  return { id: booking.id, orderId: returned.orderId, paidWon: booking.total, refundWon, others };
}

const balanceOf = async (orderId: string) => (await desk.provider.captures(orderId))[0]?.balanceWon;

interface Stored {
  status: string;
  reason: string | null;
  startsAt: Date;
  claims: Date[];
  refunds: { by: string; state: string; won: number }[];
}

async function stored(id: string): Promise<Stored | undefined> {
  const { rows } = await desk.db.query<Stored>(
    `SELECT b.status, b.cancellation_reason AS reason, b.starts_at AS "startsAt",
            ARRAY(SELECT starts_at FROM slot_claims WHERE booking_id = b.id) AS claims,
            (SELECT coalesce(json_agg(json_build_object('by', left(r.requested_by, 4), 'state', r.state, 'won', r.amount_won)), '[]')
               FROM refunds r JOIN refund_lines l ON l.refund_id = r.id WHERE l.booking_id = b.id) AS refunds
       FROM bookings b WHERE b.id = $1`,
    [id],
  );
  return rows[0];
}

/** One outcome: status, slot, money, history and mails agree, and the page says what is stored. */
async function expectOneOutcome({ id, orderId, paidWon, refundWon }: Paid): Promise<Stored> {
  // Whoever works on refunds at that moment may have taken it.
  await until(`the refund of ${id} to arrive`, async () => {
    await desk.reconcile();
    return (await stored(id))?.refunds.every(({ state }) => state === 'DONE') ?? false;
  });
  const row = await stored(id);
  if (!row) throw new Error(`${id} is gone`);
  const isCancelled = row.status === 'cancelled';
  expect(row.claims).toEqual(isCancelled ? [] : [row.startsAt]);
  expect(row.refunds.length, JSON.stringify(row)).toBeLessThanOrEqual(1);
  for (const { won } of row.refunds) expect(won).toBe(refundWon);
  expect(await balanceOf(orderId)).toBe(paidWon - refundWon * row.refunds.length);
  if (row.reason === 'visitor') expect(row.refunds).toMatchObject([{ by: 'visi' }]);
  else expect(row.refunds.map(({ by }) => by)).not.toContain('visi');

  const count = async (event: string) => desk.happened(id, event);
  expect((await count('cancelled')) + (await count('status-cancelled'))).toBe(isCancelled ? 1 : 0);
  expect(await count('refunded')).toBe(row.refunds.length);
  const mails = await desk.mails(id);
  const mailed = (kind: string) => mails.filter((mail) => mail === kind).length;
  expect(mailed('booking-cancelled')).toBe(isCancelled ? 1 : 0);
  expect(mailed('booking-refunded')).toBe(row.refunds.length);
  expect(mailed('booking-moved')).toBe(await count('scheduled'));

  const page = await (await openPage(desk, id)).look();
  expect(singerOf(page, id)).toMatchObject({
    status: row.status,
    cancellationReason: row.reason,
    startsAt: row.startsAt.toISOString(),
    refundedWon: refundWon * row.refunds.length,
  });
  expect(page.payment.refunds.map(({ state, amountWon }) => [state, amountWon])).toEqual(
    row.refunds.map(({ won }) => ['paid-back', won]),
  );
  return row;
}

describe('a visitor’s two tabs cancel at one moment', () => {
  test('the control: looking first and writing afterwards sends the money twice', { timeout }, async () => {
    const unguarded = unguardedPage(desk);
    const sent = await inBatches(CONTROL_ROUNDS, TOGETHER, async () => {
      const { id, orderId, paidWon, refundWon } = await paid();
      const tabs = await Promise.all([1, 2].map(() => unguarded.cancel(id, orderId, refundWon)));
      expect(await balanceOf(orderId)).toBe(paidWon - refundWon * tabs.filter(Boolean).length);
      return tabs.filter(Boolean).length;
    });
    const refunds = sent.reduce((sum, count) => sum + count, 0);
    expect(refunds).toBeGreaterThan(CONTROL_ROUNDS);
    figure('control without the guard: two tabs cancel', { cancellations: CONTROL_ROUNDS, refunds });
  });

  test('both are told that it is cancelled, and the money goes back once', { timeout }, async () => {
    const proof = 'two tabs cancel';
    const round = async () => {
      const session = await paid();
      const { id, refundWon } = session;
      const tabs = await Promise.all([openPage(desk, id), openPage({ ...desk, url: other.url }, id)]);
      for (const tab of tabs) expect((await tab.quote([id])).body.refundWon).toBe(refundWon);
      const answers = await Promise.all(tabs.map((tab) => tab.cancel([id], refundWon)));
      for (const { status, body } of answers) {
        expect(status, JSON.stringify(body)).toBe(200);
        expect(singerOf(body, id).status).toBe('cancelled');
      }
      expect(await expectOneOutcome(session)).toMatchObject({ reason: 'visitor' });
    };
    await inBatches(ROUNDS, TOGETHER, round, proof);
    figure(proof, { rounds: ROUNDS });
  });
});

test('a visitor in two tabs and staff at one moment: one outcome, one refund', { timeout }, async () => {
  const proof = 'a visitor in two tabs and staff at one moment';
  const outcomes = new Map<string, number>();
  const round = async (index: number) => {
    const random = seededRandom(SEED + index);
    const session = await paid();
    const { id, refundWon, others: to } = session;
    const [one, two] = await Promise.all([openPage(desk, id), openPage({ ...desk, url: other.url }, id)]);
    const path = `/api/admin/bookings/${id}`;
    const reason = 'Proof';
    // Whoever reads before they act comes a little later: in every other round that is the visitor.
    const looks = async () => {
      if (index % 2 === 0) for (let look = 0; look < 4; look += 1) await one.quote([id]);
    };
    const acts: Record<string, () => Promise<Pick<Changed, 'status' | 'body'>>> = {
      cancels: () => looks().then(() => one.cancel([id], refundWon)),
      'cancels in the other tab': () => looks().then(() => two.cancel([id], refundWon)),
      moves: () => looks().then(() => two.move([id], to[0])),
      'staff cancel': () => colleague.send('PATCH', `${path}/status`, { status: 'cancelled' }),
      'staff move': () => desk.admin.send('PATCH', `${path}/schedule`, { ...to[1], reason }),
      'staff refund': () =>
        colleague.send(
          'POST',
          `${path}/refunds`,
          { amountWon: refundWon, reason },
          { 'Idempotency-Key': crypto.randomUUID() },
        ),
    };
    const others = Object.keys(acts).filter((name) => name !== 'cancels' && random.chance(0.5));
    const together = random.chance(0.5) ? ['cancels', ...others] : [...others, 'cancels'];
    const answers = await Promise.all(together.map(async (name) => ({ name, answer: await acts[name]?.() })));
    for (const { name, answer } of answers)
      expect([200, 201, 409], `${name}: ${JSON.stringify(answer?.body)}`).toContain(answer?.status);
    const { status, reason: why, refunds } = await expectOneOutcome(session);
    const outcome = `${why ?? status}${refunds.length > 0 ? ', paid back' : ''}`;
    outcomes.set(outcome, (outcomes.get(outcome) ?? 0) + 1);
  };
  await inBatches(ROUNDS, TOGETHER, round, proof);
  expect(outcomes.size, 'more than one of them has won').toBeGreaterThan(1);
  figure(proof, { rounds: ROUNDS, ...Object.fromEntries(outcomes) });
});
