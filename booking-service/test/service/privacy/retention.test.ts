import { beforeAll, describe, expect, it } from 'vitest';
import type { AdminBooking } from 'shared/bookings/admin-booking.ts';
import type { Database } from '../../../src/platform/database.ts';
import { endPersonalData } from '../../../src/privacy/end-personal-data.job.ts';
import { storeMany } from '../admin-bookings/many.ts';
import { startTestService } from '../../harness/service.ts';
import { openPrivacyDesk } from './desk.ts';
import type { PrivacyDesk } from './desk.ts';
import { contentOf, tracesOf } from './harness.ts';

const nothing = {
  bookings: 0,
  giftCards: 0,
  giftNames: 0,
  keptByLaw: 0,
  mails: 0,
  wishes: 0,
  vouchers: 0,
  enquiries: 0,
  auditNames: 0,
  cashUps: 0,
  devices: 0,
};

/** Words by which each visitor would be found again. */
const unpaid = ['Nara Unpaid', '+821011111111'];
const paid = ['Dana Paid', '+821022222222', '2 Record Road'];
const guest = ['Ken Klook', '+821033333333', 'KLK-KEN'];
const founder = ['founder-of-ten@example.test', 'Fred Founder'];

let desk: PrivacyDesk;
let ids: Record<'unpaid' | 'paid' | 'klook' | 'due', string>;
let addresses: Record<'unpaid' | 'paid', string>;

describe('what is over ends, in its own time', () => {
  beforeAll(async () => {
    desk = await openPrivacyDesk();
    const held = await desk.hold({ name: unpaid[0], phone: unpaid[1] });
    const bought = await desk.paid({
      name: paid[0],
      phone: paid[1],
      selectedAddons: [4],
      lpDeliveryAddress: paid[2],
      totalPrice: 340_000,
    });
    const klook = await desk.klook({
      name: guest[0],
      phone: guest[1],
      klookBookingId: guest[2],
      email: 'ken@example.test',
    });
    await desk.setStatus(klook, 'confirmed');
    await desk.admin.send('POST', `/api/admin/bookings/${klook}/send-email`, {
      subject: 'For Ken Klook',
      message: 'Dear Ken Klook',
    });
    const due = await desk.paid({ name: 'Rita Due' });
    await desk.setStatus(due.id, 'cancelled');
    await desk.enquire({ name: founder[1], email: founder[0] });
    await desk.sendMails();
    ids = { unpaid: held.id, paid: bought.id, klook, due: due.id };
    addresses = { unpaid: held.email, paid: bought.email };
  });

  it('keeps no other kind waiting for one that fails', async () => {
    const { deps } = desk.service;
    const transaction: typeof deps.db.transaction = (work) =>
      deps.db.transaction((trx) =>
        work({
          ...trx,
          query: (text, values) =>
            text.includes('UPDATE emails') ? trx.query('SELECT 1 / 0') : trx.query(text, values),
        }),
      );
    const lines: object[] = [];
    const log = {
      ...deps.log,
      info: (facts: object) => void lines.push(facts),
    } as unknown as typeof deps.log;
    await desk.db.query(
      "INSERT INTO known_devices (token_hash, user_id, seen_at) SELECT '\\x00', id, '2000-01-01' FROM users LIMIT 1",
    );
    await expect(endPersonalData({ ...deps, db: { ...deps.db, transaction }, log })).rejects.toThrow(
      /did not end: .*division by zero/,
    );
    expect(lines).toMatchObject([{ devices: 1 }]);
  });

  it('keeps everybody while they are needed', async () => {
    const before = await contentOf(desk.db);
    expect(await desk.runJob()).toEqual(nothing);
    expect(await desk.runJob(29)).toEqual(nothing);
    expect(await contentOf(desk.db)).toBe(before);
  });

  it('forgets who never paid after 30 days: mails, search and counts go on', async () => {
    expect(await desk.runJob(2)).toEqual({ ...nothing, bookings: 1 });
    expect(await tracesOf(desk.db, [...unpaid, addresses.unpaid])).toEqual([]);
    await desk.awake();
    const { body } = await desk.admin.send<AdminBooking>('GET', `/api/admin/bookings/${ids.unpaid}`);
    expect(body).toMatchObject({
      name: 'Removed',
      forgottenAt: desk.clock.now().toISOString(),
      status: 'cancelled',
      totalPrice: 40_000,
    });
    const found = await desk.admin.send<AdminBooking[]>('GET', '/api/admin/bookings?search=Nara');
    expect(found.body).toEqual([]);
    const counts = await desk.admin.send<Record<string, number>>('GET', '/api/admin/bookings/counts');
    expect(counts.body.total).toBe(4);
  });

  it('forgets what mails said after 180 days; that they were sent stays', async () => {
    const { mails } = await desk.runJob(150);
    expect(mails).toBeGreaterThan(4);
    expect(await tracesOf(desk.db, [...paid, ...guest, ...founder])).toEqual([
      'audit_log.after',
      'booking_search.words',
      'bookings.klook_booking_id',
      'bookings.lp_delivery_address',
      'bookings.name',
      'enquiries.email',
      'enquiries.name',
      'orders.phone',
    ]);
    const { rows } = await desk.db.query(
      `SELECT kind, state FROM emails WHERE order_id = $1 AND sent_at IS NOT NULL`,
      [ids.paid],
    );
    expect(rows).toEqual([{ kind: 'booking-confirmed', state: 'sent' }]);
  });

  it('after a year sets apart who made a contract, forgets the others, and waits for money that is due', async () => {
    expect(await desk.runJob(190)).toMatchObject({ bookings: 2, enquiries: 1, keptByLaw: 0 });
    expect(await tracesOf(desk.db, [...paid, addresses.paid, ...guest, ...founder])).toEqual([
      'kept_by_law.email',
      'kept_by_law.lp_delivery_address',
      'kept_by_law.name',
    ]);
    expect((await desk.about(ids.due)).name).toBe('Rita Due');
    expect((await desk.card(ids.paid)).payment).toMatchObject({ state: 'paid', refundedWon: 0 });
  });

  it('lets nobody change or write about a booking that is nobody’s any more', async () => {
    await desk.awake();
    const path = `/api/admin/bookings/${ids.klook}`;
    const { rows } = await desk.db.query<{ id: string }>('SELECT id FROM emails WHERE order_id = $1', [
      ids.klook,
    ]);
    const schedule = { bookingDate: '2027-08-01', bookingTime: '15:00' };
    for (const [method, address, body] of [
      ['PATCH', `${path}/status`, { status: 'cancelled' }],
      ['PATCH', `${path}/schedule`, schedule],
      ['POST', `${path}/send-email`, { subject: 'Hello', message: 'You' }],
      ['POST', `/api/admin/emails/${rows[0]?.id}/resend`, {}],
    ] as const) {
      const reply = await desk.admin.send<{ type: string }>(method, address, body);
      expect([reply.status, reply.body.type], address).toEqual([409, 'personal-data-removed']);
    }
  });

  it('gives money back all the same, and mails nobody about it', async () => {
    const { status } = await desk.refund(ids.paid, { amountWon: 1_000, override: true });
    expect(status).toBe(201);
    const { rows } = await desk.db.query(
      `SELECT recipient, state FROM emails WHERE order_id = $1 AND kind = 'booking-refunded'`,
      [ids.paid],
    );
    expect(rows).toEqual([{ recipient: 'removed@invalid', state: 'failed' }]);
    await desk.db.query(`UPDATE payment_transactions SET at = $1`, [new Date('2026-07-03T00:00:00Z')]);
  });

  it('after five years keeps figures and money, and nobody', async () => {
    expect(await desk.runJob(4 * 366)).toMatchObject({ bookings: 0, keptByLaw: 1 });
    expect(await tracesOf(desk.db, [...unpaid, ...paid, ...guest, ...founder, addresses.paid])).toEqual([]);
    const { rows } = await desk.db.query(
      `SELECT amount_won, receipt_url FROM payment_attempts WHERE order_id = $1`,
      [ids.paid],
    );
    expect(rows).toEqual([{ amount_won: 340_000, receipt_url: null }]);
  });

  it('has nothing left to do when it runs again', async () => {
    const before = await contentOf(desk.db);
    expect(await desk.runJob()).toEqual(nothing);
    expect(await contentOf(desk.db)).toBe(before);
  });
});

it('several copies share the work: each row goes once, and a batch more than one run holds', async () => {
  const service = await startTestService();
  const other = await service.anotherCopy();
  await storeMany(service.db, 450, service.clock.now());
  service.clock.advanceMinutes(400 * 24 * 60);
  const runs = await Promise.all([
    endPersonalData(service.service.deps),
    endPersonalData(other.deps),
    endPersonalData(service.service.deps),
  ]);
  expect(runs.reduce((sum, { bookings }) => sum + bookings, 0)).toBe(450);
  const { rows } = await service.db.query(
    `SELECT count(*) FILTER (WHERE forgotten_at IS NULL)::int AS left,
            count(*) FILTER (WHERE klook_booking_id LIKE 'KLK%')::int AS klook FROM bookings`,
  );
  expect(rows).toEqual([{ left: 0, klook: 0 }]);
});

describe('the audit log', () => {
  let db: Database;
  beforeAll(async () => {
    const service = await startTestService();
    ({ db } = service);
    for (const at of ['2020-01-01', '2024-01-01', '2099-01-01']) {
      await db.query(
        `INSERT INTO audit_log (at, actor_id, actor, action, subject_type, subject_id, after)
         VALUES ($1, 7, 'minseo', 'account-created', 'user', '9', '{"username": "old-hand", "role": "admin"}')`,
        [at],
      );
    }
    expect(await endPersonalData(service.service.deps)).toMatchObject({ auditNames: 1 });
  });

  it('forgets names after five years, and never an entry', async () => {
    const { rows } = await db.query('SELECT actor_id, actor, after FROM audit_log ORDER BY at LIMIT 2');
    expect(rows).toEqual([
      { actor_id: null, actor: 'removed', after: { role: 'admin' } },
      { actor_id: 7, actor: 'minseo', after: { role: 'admin', username: 'old-hand' } },
    ]);
  });

  const forgotten = `actor_id = NULL, actor = 'removed', after = '{"role": "admin"}'`;
  it.each([
    ['a name before its year is over', forgotten, '2099-01-01'],
    ['another name', `actor = 'somebody else'`, '2024-01-01'],
    ['what was done', `action = 'signed-in', ${forgotten}`, '2024-01-01'],
    ['a figure', `actor_id = NULL, actor = 'removed', after = '{"role": "user"}'`, '2024-01-01'],
    ['words about what is not forgotten', `after = '{"role": "admin"}'`, '2024-01-01'],
  ])('gives up nothing else: %s', async (_what, change, at) => {
    await expect(db.query(`UPDATE audit_log SET ${change} WHERE at = '${at}'`)).rejects.toThrow(
      'The audit log is only ever added to',
    );
  });
});
