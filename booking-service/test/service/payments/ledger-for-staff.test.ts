import type { Reconciliation } from 'shared/refunds/refunds.ts';
import { reconciliationSchema } from 'shared/refunds/refunds.ts';
import type { Problem } from 'shared/problems/problem.ts';
import { addSeoulDays, seoulWallClock } from 'shared/time/seoul.ts';
import { describe, expect, test } from 'vitest';
import { captureBehindOurBack } from '../../harness/provider-shop.ts';
import { openStaffDesk } from './staff-desk.ts';

const desk = await openStaffDesk();
const { provider } = desk;
/** The provider's clock is the real one: what happens in this file happens on this day, and it is over. */
const theDay = seoulWallClock(new Date()).date;
/** Two days later, when the day is over for us too. Visitors book before. */
const later = new Date(Date.now() + 2 * 86_400_000);
const compare = async (day: unknown) => {
  const now = desk.clock.now();
  desk.clock.set(later);
  try {
    await desk.awake();
    return await desk.admin.send<Reconciliation & Problem>('POST', '/api/admin/reconciliations', { day });
  } finally {
    desk.clock.set(now);
  }
};

describe('staff have a day compared with the provider at once', () => {
  test('and again, with a new report in the place of the old one', async () => {
    const first = await compare(theDay);
    expect(first.status).toBe(200);
    expect(reconciliationSchema.parse(first.body)).toMatchObject({ day: theDay, differences: [] });
    const { booking, returned } = await desk.paidBooking();
    await desk.db.query('DELETE FROM payment_transactions WHERE attempt_id = $1', [returned.orderId]);
    const again = await compare(theDay);
    expect(again.body).toMatchObject({ matched: 1, learned: 1, capturedWon: booking.total });
    await desk.awake();
    const { body } = await desk.admin.send<Reconciliation[]>('GET', '/api/admin/reconciliations');
    expect(body.filter(({ day }) => day === theDay)).toEqual([again.body]);
  });

  test('with the booking’s number also where only the provider knows of the money', async () => {
    const { booking, returned } = await desk.paidBooking();
    // The same order once more under another payment: a second capture, which our ledger does not take in.
    await desk.db.query('UPDATE payment_attempts SET payment_key = $2 WHERE id = $1', [
      returned.orderId,
      `another-${returned.paymentKey}`,
    ]);
    await desk.db.query('DELETE FROM payment_transactions WHERE attempt_id = $1', [returned.orderId]);
    const { body } = await compare(theDay);
    expect(body.differences).toMatchObject([{ kind: 'unknown-here', bookingId: booking.id }]);
    const stranger = await provider.authorise({ orderId: 'nobody-knows-this-order', amount: 1_000 });
    await captureBehindOurBack(provider, stranger);
    const unknown = (await compare(theDay)).body.differences.find(({ providerWon }) => providerWon === 1_000);
    expect(unknown).toMatchObject({ kind: 'unknown-here', bookingId: null });
  });

  test('but not a day that goes on, nor something that is no day', async () => {
    const today = seoulWallClock(later).date;
    for (const day of [today, addSeoulDays(today, 1), '2026-02-30', 7]) {
      const { status, body } = await compare(day);
      expect({ day, status, path: body.errors?.[0]?.path }).toEqual({ day, status: 400, path: 'day' });
    }
    expect((await compare(today)).body.errors?.[0]?.message).toContain('still coming in');
  });

  test('when the provider is silent they are told, and need not wait to try again', async () => {
    await provider.fault({ on: 'transactions', effect: 'error', when: 'before' });
    const refused = await compare(theDay);
    expect(refused.status).toBe(503);
    expect(refused.body.detail).toContain('could not be asked');
    expect((await compare(theDay)).status).toBe(200);
  });

  test('not twice at once', async () => {
    await desk.db.query(`INSERT INTO reconciliations (day, lease_expires_at) VALUES ('2026-01-01', $1)`, [
      new Date(later.getTime() + 60_000),
    ]);
    expect((await compare('2026-01-01')).body.type).toBe('ledger-check-in-progress');
  });

  test('and it stands in the audit log', async () => {
    await compare(theDay);
    const { rows } = await desk.db.query(
      `SELECT actor, subject_type, subject_id FROM audit_log WHERE action = 'ledger-compared' ORDER BY id DESC LIMIT 1`,
    );
    expect(rows).toEqual([{ actor: desk.admin.user.username, subject_type: 'ledger', subject_id: theDay }]);
  });
});
