import { attentionSchema } from 'shared/attention/attention.ts';
import { deliverySchema, openDeliveriesSchema } from 'shared/deliveries/deliveries.ts';
import { beforeEach, describe, expect, test } from 'vitest';
import { aKlookBooking } from '../../harness/builders.ts';
import { openPostRoom, SUNG_ON } from './harness.ts';

const desk = await openPostRoom();
const opened = desk.clock.now();
beforeEach(async () => {
  desk.clock.set(opened);
  await desk.db.query('TRUNCATE bookings CASCADE');
  await desk.db.query(
    'DELETE FROM catalogue_versions WHERE version > (SELECT min(version) FROM catalogue_versions)',
  );
});

const matters = async () => {
  await desk.awake();
  const { body } = await desk.admin.send('GET', '/api/admin/attention');
  return attentionSchema
    .parse(body)
    .matters.filter(({ kind }) => kind.startsWith('delivery'))
    .map(({ kind, addOnId, day, count }) => [kind, addOnId, day, count]);
};
const states = async (id: string) =>
  (await desk.card(id)).deliveries.map(({ addOnId, state }) => [addOnId, state]);

describe('what follows after a session', () => {
  test('is promised from the day of the session, to staff and to its guest', async () => {
    const id = await desk.guest();
    const promised = [
      { addOnId: 1, state: 'open', dueOn: '2026-07-16', isPosted: false, trackingNumber: null },
      { addOnId: 4, state: 'open', dueOn: '2026-08-20', isPosted: true, trackingNumber: null },
    ];
    expect((await desk.card(id)).deliveries).toMatchObject(promised);
    expect(await desk.ownPage(id)).toMatchObject(promised);
  });

  test('is named to its guest in the language of their mails', async () => {
    const id = await desk.guest({ locale: 'ko' });
    expect((await desk.ownPage(id))?.map(({ name }) => name)).toEqual(['풀 트랙 믹싱', 'LP 제작']);
  });

  test('is promised from the new day where the session is moved', async () => {
    const id = await desk.guest();
    await desk.awake();
    await desk.admin.send('PATCH', `/api/admin/bookings/${id}/schedule`, {
      bookingDate: '2026-07-10',
      bookingTime: '20:00',
    });
    expect((await desk.ownPage(id))?.[0]?.dueOn).toBe('2026-07-17');
  });

  test('keeps the promise that it was sold under', async () => {
    const id = await desk.guest();
    await desk.db.query(
      `INSERT INTO catalogue_versions (version, rules, addons, session_mails)
       SELECT version + 1, rules, jsonb_set(addons, '{0,delivery,days}', '2'), session_mails FROM catalogue_versions ORDER BY version DESC LIMIT 1`,
    );
    const later = await desk.guest();
    expect([(await desk.ownPage(id))?.[0]?.dueOn, (await desk.ownPage(later))?.[0]?.dueOn]).toEqual([
      '2026-07-16',
      '2026-07-13',
    ]);
  });

  test('has no day for a Klook guest without a time, who owes nothing until it is confirmed', async () => {
    const lp = { selectedAddons: [4], totalPrice: 300_000, lpDeliveryAddress: '1 Sample Street' };
    const { body } = await desk.post<{ id: string }>('/api/bookings', aKlookBooking(lp));
    expect(await desk.ownPage(body.id)).toEqual([]);
    await desk.setStatus(body.id, 'confirmed');
    expect(await desk.ownPage(body.id)).toMatchObject([{ addOnId: 4, dueOn: null }]);
  });

  test.each(['cancelled', 'not come for', 'refunded in full'])(
    'is owed to nobody who has %s',
    async (how) => {
      const id = await desk.guest();
      desk.on('2026-08-01');
      if (how === 'all money back') {
        await desk.setStatus(id, 'completed');
        expect((await desk.refund(id, { amountWon: 500_000 - 50_000, override: true })).status).toBe(201);
        await desk.reconcile();
      } else {
        await desk.setStatus(id, 'cancelled', how === 'cancelled' ? {} : { reason: 'no-show' });
      }
      expect(await states(id)).toEqual([]);
      expect(await desk.ownPage(id)).toEqual([]);
      expect(await desk.open()).toEqual({ deliveries: [], count: 0 });
      const refused = await desk.change(id, 1, { seen: 'open', state: 'sent' });
      expect([refused.status, refused.body.type]).toEqual([409, 'booking-cancelled']);
    },
  );
});

describe('how far it is', () => {
  test('goes on and back, and is told to its guest, in the history and in the audit log', async () => {
    const id = await desk.guest();
    desk.on('2026-07-13');
    expect(
      deliverySchema.parse((await desk.change(id, 4, { seen: 'open', state: 'in-work' })).body),
    ).toMatchObject({
      state: 'in-work',
      changedAt: desk.clock.now().toISOString(),
    });
    desk.on('2026-08-10');
    const sent = { seen: 'in-work', state: 'sent', trackingNumber: ' EMS EG123456789KR ' } as const;
    expect((await desk.change(id, 4, sent)).body).toMatchObject({ trackingNumber: 'EMS EG123456789KR' });
    expect(await desk.ownPage(id)).toMatchObject([
      { addOnId: 1, state: 'open' },
      {
        addOnId: 4,
        state: 'sent',
        trackingNumber: 'EMS EG123456789KR',
        changedAt: desk.clock.now().toISOString(),
      },
    ]);
    const told = (await desk.history(id)).filter(({ event }) => event === 'delivery-changed');
    expect(told).toMatchObject([
      {
        actor: `user:${desk.staff.user.id}`,
        details: { addOn: 'LP Record Production', delivery: 'in-work' },
      },
      { details: { addOn: 'LP Record Production', delivery: 'sent' } },
    ]);
    const { rows } = await desk.db.query(
      `SELECT before, after FROM audit_log WHERE action = 'booking-delivery' AND subject_id = $1 ORDER BY id`,
      [id],
    );
    expect(rows).toMatchObject([
      { before: { delivery: 'open' }, after: { delivery: 'in-work' } },
      { before: { delivery: 'in-work' }, after: { delivery: 'sent' } },
    ]);
    expect(JSON.stringify([told, rows])).not.toContain('EG123456789KR');

    await desk.change(id, 4, { seen: 'sent', state: 'in-work' });
    expect((await desk.ownPage(id))?.[1]).toMatchObject({ state: 'in-work', trackingNumber: null });
    await desk.change(id, 4, { seen: 'in-work', state: 'open' });
    expect((await desk.ownPage(id))?.[1]).toMatchObject({ state: 'open', changedAt: null });
  });

  test('is not set over what somebody else has set, and once where two press the same', async () => {
    const id = await desk.guest();
    await desk.change(id, 4, { seen: 'open', state: 'sent', trackingNumber: 'EG1' });
    const late = await desk.change(id, 4, { seen: 'open', state: 'in-work' });
    expect([late.status, late.body.type]).toEqual([409, 'stale-change']);
    await Promise.all([1, 2].map(() => desk.change(id, 1, { seen: 'open', state: 'in-work' })));
    expect(await states(id)).toEqual([
      [1, 'in-work'],
      [4, 'sent'],
    ]);
    const told = (await desk.history(id)).filter(({ event }) => event === 'delivery-changed');
    expect(told).toHaveLength(2);
  });

  test('takes another tracking number for what was sent, and none for what is not posted', async () => {
    const id = await desk.guest();
    await desk.change(id, 4, { seen: 'open', state: 'sent', trackingNumber: 'EG1' });
    const corrected = await desk.change(id, 4, { seen: 'sent', state: 'sent', trackingNumber: 'EG2' });
    expect(corrected.body.trackingNumber).toBe('EG2');
    const refused = await desk.change(id, 1, { seen: 'open', state: 'sent', trackingNumber: 'EG3' });
    expect([refused.status, refused.body.detail]).toEqual([
      400,
      'This is not sent by post, so it has no tracking number.',
    ]);
    expect((await desk.change(id, 4, { seen: 'sent', state: 'sent', trackingNumber: '<b>' })).status).toBe(
      400,
    );
  });

  test('is nothing that can be set of what was not sold, or of nobody', async () => {
    const id = await desk.guest();
    const change = { seen: 'open', state: 'sent' } as const;
    for (const addOnId of [2, 99, 'x', 0])
      expect((await desk.change(id, addOnId, change)).body.type).toBe('not-found');
    expect((await desk.change('0000000000', 1, change)).body.type).toBe('booking-not-found');
    expect((await desk.change(id, 1, { seen: 'open' })).status).toBe(400);
  });
});

describe('what is open', () => {
  test('is listed once the session has begun, the first due first, until it is sent', async () => {
    const id = await desk.guest();
    expect((await desk.open()).count).toBe(0);
    desk.on('2026-07-10');
    const open = openDeliveriesSchema.parse(await desk.open());
    expect(open).toMatchObject({
      count: 2,
      deliveries: [
        { bookingId: id, addOnId: 1, guest: 'Test Visitor', sungOn: SUNG_ON, address: null },
        { addOnId: 4, dueOn: '2026-08-20', address: '12 Rue de la Paix, 75002 Paris' },
      ],
    });
    await desk.change(id, 1, { seen: 'open', state: 'in-work' });
    expect((await desk.open()).count).toBe(2);
    await desk.change(id, 1, { seen: 'in-work', state: 'sent' });
    await desk.change(id, 4, { seen: 'open', state: 'sent' });
    expect((await desk.open()).count).toBe(0);
  });

  test('stands under attention from two days before it is due until it is sent', async () => {
    const id = await desk.guest();
    desk.on('2026-07-13');
    expect(await matters()).toEqual([]);
    desk.on('2026-07-14');
    expect(await matters()).toEqual([['delivery-due', 1, '2026-07-16', 0]]);
    desk.on('2026-07-16');
    expect(await matters()).toEqual([['delivery-due', 1, '2026-07-16', 0]]);
    desk.on('2026-08-21');
    expect(await matters()).toEqual([
      ['delivery-late', 1, '2026-07-16', 36],
      ['delivery-late', 4, '2026-08-20', 1],
    ]);
    await desk.change(id, 1, { seen: 'open', state: 'sent' });
    expect(await matters()).toEqual([['delivery-late', 4, '2026-08-20', 1]]);
  });

  test('stands before mails that failed, however many those are, and what is left out is counted', async () => {
    await desk.guest();
    desk.on('2026-08-21');
    await desk.db.query(
      `INSERT INTO emails (id, kind, recipient, subject, html_body, text_body, message_id, state, tries, next_try_at, created_at)
       SELECT gen_random_uuid(), 'enquiry', 'a@example.test', 'An enquiry', '', 'No. ' || n, gen_random_uuid(), 'failed', 3, $1, $1
         FROM generate_series(1, 60) n`,
      [desk.clock.now()],
    );
    await desk.awake();
    const { matters: shown, hidden } = attentionSchema.parse(
      (await desk.admin.send('GET', '/api/admin/attention')).body,
    );
    await desk.db.query('DELETE FROM emails');
    const kinds = shown.map(({ kind }) => kind).filter((kind) => /^(delivery|mail-failed)/.test(kind));
    expect(kinds).toEqual([
      'delivery-late',
      'delivery-late',
      ...Array<string>(kinds.length - 2).fill('mail-failed'),
    ]);
    expect(kinds.length - 2 + hidden).toBe(60);
    expect(hidden).toBeGreaterThanOrEqual(10);
  });
});
