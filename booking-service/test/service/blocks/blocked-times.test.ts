import { initialRules } from 'shared/catalogue/initial-catalogue.ts';
import { addSeoulDays } from 'shared/time/seoul.ts';
import { beforeEach, describe, expect, it } from 'vitest';
import { layOutWeeks } from '../../../src/blocks/lay-out-weeks.job.ts';
import { forgetOldNotes } from '../../../src/blocks/blocks.store.ts';
import { MORNING, TODAY, TOMORROW } from '../../harness/clock.ts';
import { aBlock, at, idsOf, openBlocking } from './harness.ts';

const desk = await openBlocking();
beforeEach(async () => {
  desk.clock.set(MORNING);
  await desk.db.query('TRUNCATE bookings, orders, blocks CASCADE');
});

describe('a blocked time', () => {
  it('is sold to nobody: not offered, refused to visitors and at the counter, and shown on the board', async () => {
    const { status, body } = await desk.block({ note: 'New foam' });
    expect([status, body.guests]).toEqual([201, []]);
    const free = await desk.free();
    expect(free).toEqual(expect.arrayContaining(['14:50', '15:30']));
    expect(free).not.toEqual(expect.arrayContaining(['15:00']));
    expect(free.filter((time) => time >= '15:00' && time < '15:30')).toEqual([]);
    expect((await desk.book('15:10')).body.type).toBe('slot-taken');
    const sale = await desk.counter.send('POST', '/api/admin/walk-ins', {
      ...{ studioId: 1, bookingDate: TOMORROW, bookingTime: '15:20', name: 'Walk In' },
      ...{ selectedDrink: 'lemonade', totalPrice: 50_000, payment: { method: 'cash' } },
    });
    expect(sale.body).toMatchObject({
      type: 'slot-taken',
      detail:
        'This time is blocked, so nothing was changed. Put it back on sale first, or choose another time.',
    });
    expect((await desk.day()).blocked).toEqual([
      {
        ...{ blockId: body.id, studioId: 1, startsAt: at('15:00'), endsAt: at('15:30') },
        ...{ kind: 'break', note: 'New foam', isWeekly: false },
      },
    ]);
    expect(await desk.list()).toMatchObject([
      { id: body.id, by: desk.counter.user.username, undecided: 0, lastDate: null },
    ]);
  });

  it('comes back on sale when it is lifted, all of it or a part, and is noted with who did it', async () => {
    const { body } = await desk.block();
    expect((await desk.lift(body.id, `?from=${at('15:20')}&until=${at('15:30')}`)).status).toBe(204);
    expect((await desk.free()).filter((time) => time >= '15:00' && time < '15:30')).toEqual(['15:20']);
    expect((await desk.lift(body.id)).status).toBe(204);
    expect((await desk.free()).filter((time) => time >= '15:00' && time < '15:30')).toEqual([
      ...['15:00', '15:10', '15:20'],
    ]);
    expect(await desk.list()).toEqual([]);
    expect((await desk.lift(body.id)).body).toMatchObject({
      type: 'not-found',
      detail: 'This block is no longer there. Please look at the board as it is now.',
    });
    const { rows } = await desk.db.query(
      `SELECT actor, action FROM audit_log WHERE subject_type = 'block' AND subject_id = $1 ORDER BY id`,
      [String(body.id)],
    );
    expect(rows).toEqual(
      ['block-made', 'block-lifted', 'block-lifted'].map((action) => ({
        ...{ actor: desk.counter.user.username, action },
      })),
    );
  });

  it('is lifted within a range that begins before it ends, and lies there', async () => {
    const { body } = await desk.block();
    expect((await desk.lift(body.id, `?from=${at('15:20')}`)).status).toBe(400);
    expect((await desk.lift(body.id, `?from=${at('15:20')}&until=${at('15:00')}`)).status).toBe(400);
    expect((await desk.lift(body.id, `?from=${at('17:00')}&until=${at('18:00')}`)).status).toBe(404);
    expect(await desk.free()).not.toContain('15:20');
  });

  it('can be days long, and what of it has passed stays as it was when it is lifted', async () => {
    const last = addSeoulDays(TODAY, 3);
    const { body } = await desk.block({
      ...{ kind: 'repair', startsAt: at('00:00', TODAY), endsAt: at('00:00', addSeoulDays(last, 1)) },
    });
    expect(body.type).toBe('validation-failed');
    const made = await desk.block({
      ...{ kind: 'repair', startsAt: at('09:00', TODAY), endsAt: at('00:00', addSeoulDays(last, 1)) },
    });
    expect(made.status).toBe(201);
    for (const date of [TOMORROW, last]) expect(await desk.free(date)).toEqual([]);
    expect(await desk.free(addSeoulDays(last, 1))).not.toEqual([]);
    desk.clock.set(at('12:05'));
    await desk.awake();
    await desk.lift(made.body.id);
    expect((await desk.day(TOMORROW)).blocked).toMatchObject([
      { startsAt: at('00:00'), endsAt: at('12:00') },
    ]);
    expect(await desk.free(last)).not.toEqual([]);
  });

  it('lies over nothing that another block has, and says so where that leaves nothing', async () => {
    const first = await desk.block();
    expect((await desk.block()).body).toMatchObject({
      type: 'slot-taken',
      detail: 'All of this time is blocked already. Lift that block first, or choose another time.',
    });
    await desk.block({ startsAt: at('14:50'), endsAt: at('15:40'), kind: 'closed' });
    expect((await desk.day()).blocked.map(({ startsAt, kind }) => [startsAt, kind])).toEqual([
      [at('14:50'), 'closed'],
      [at('15:00'), 'break'],
      [at('15:30'), 'closed'],
    ]);
    await desk.lift(first.body.id);
    expect((await desk.free()).filter((time) => time >= '14:50' && time < '15:40')).toEqual([
      ...['15:00', '15:10', '15:20'],
    ]);
  });

  it.each([
    [{ studioIds: [] }, 'studioIds'],
    [{ studioIds: [99] }, 'studioIds'],
    [{ kind: 'holiday' }, 'kind'],
    [{ startsAt: '2026-07-03T15:05:00+09:00' }, 'startsAt'],
    [{ startsAt: at('15:00', '2026-07-01') }, 'startsAt'],
    [{ endsAt: at('15:00') }, 'endsAt'],
    [{ endsAt: at('15:00', '2026-09-01') }, 'endsAt'],
    [{ isWeekly: true, endsAt: at('16:00', '2026-07-05') }, 'endsAt'],
    [{ startsAt: 'soon', isWeekly: true, lastDate: '2026-08-01' }, 'startsAt'],
    [{ lastDate: '2026-08-01' }, 'lastDate'],
    [{ isWeekly: true, lastDate: '2026-07-01' }, 'lastDate'],
    [{ isWeekly: true, startsAt: at('15:00', '2027-08-06'), endsAt: at('16:00', '2027-08-06') }, 'startsAt'],
    [{ note: 'x'.repeat(201) }, 'note'],
  ])('is not made of %j', async (overrides, path) => {
    const { status, body } = await desk.block(overrides);
    expect([status, body.errors?.map((error) => error.path)]).toEqual([400, [path]]);
    expect(await desk.list()).toEqual([]);
    if (path === 'kind' || path === 'note') return;
    const { kind: _, ...span } = aBlock(overrides);
    const asked = await desk.counter.send<{ type: string }>('POST', '/api/admin/blocks/guests', span);
    expect([asked.status, asked.body.type]).toEqual([400, 'validation-failed']);
  });
});

describe('every week', () => {
  const friday = (weeks: number) => addSeoulDays(TOMORROW, 7 * weeks);

  it('a block comes back as far as anybody can book, and further as time goes on', async () => {
    const { body } = await desk.block({ isWeekly: true });
    for (const week of [0, 1, 12]) expect(await desk.free(friday(week))).not.toContain('15:10');
    expect(await desk.free(addSeoulDays(TOMORROW, 1))).toContain('15:10');
    const claimed = async () =>
      (await desk.db.query<{ last: Date }>('SELECT max(starts_at) AS last FROM slot_claims')).rows[0]?.last;
    expect(await claimed()).toEqual(new Date(at('15:20', friday(54))));
    const deps = { db: desk.db, clock: desk.clock.now };
    expect(await layOutWeeks(deps)).toBe(0);
    desk.clock.advanceMinutes(9 * 24 * 60);
    expect(await Promise.all([layOutWeeks(deps), layOutWeeks(deps)])).toEqual(expect.arrayContaining([0, 1]));
    expect(await claimed()).toEqual(new Date(at('15:20', friday(55))));
    await desk.awake();
    await desk.lift(body.id);
    desk.clock.advanceMinutes(9 * 24 * 60);
    expect(await layOutWeeks(deps)).toBe(0);
  });

  it('one of the weeks can be left out, and stays out', async () => {
    const { body } = await desk.block({ isWeekly: true });
    await desk.lift(
      body.id,
      `?from=${at('00:00', friday(2))}&until=${at('00:00', addSeoulDays(friday(2), 1))}`,
    );
    expect(await desk.free(friday(1))).not.toContain('15:10');
    expect(await desk.free(friday(2))).toContain('15:10');
    expect(await desk.free(friday(3))).not.toContain('15:10');
  });

  it('a last day ends it', async () => {
    await desk.block({ isWeekly: true, lastDate: friday(2) });
    expect(await desk.free(friday(2))).not.toContain('15:10');
    expect(await desk.free(friday(3))).toContain('15:10');
  });
});

describe('a guest who was there first', () => {
  it('is listed before anything is blocked, and after', async () => {
    const { body: held } = await desk.book('15:10');
    await desk.book('15:30');
    expect(idsOf(await desk.concerned())).toEqual([[held.id]]);
    expect(await desk.free()).toContain('15:00');
    const { body } = await desk.block();
    expect(idsOf(body.guests)).toEqual([[held.id]]);
    expect((await desk.list())[0]?.undecided).toBe(1);
    expect((await desk.day()).sessions.map(({ id }) => id)).toContain(held.id);
  });

  it('leaves the time to the block, however they go', async () => {
    const { body: given } = await desk.book('15:00');
    const { body: cancelled } = await desk.book('15:10');
    await desk.book('15:20');
    await desk.block();
    await desk.post('/api/payments/abandon', { bookingId: given.id });
    await desk.admin.send('PATCH', `/api/admin/bookings/${cancelled.id}/status`, { status: 'cancelled' });
    desk.clock.advanceMinutes(initialRules.holdMinutes + 1);
    for (const time of ['15:00', '15:10', '15:20']) {
      expect(await desk.free()).not.toContain(time);
      expect((await desk.book(time)).body.type, time).toBe('slot-taken');
    }
    // Nor does it come back to whoever was cancelled.
    await desk.awake();
    const back = await desk.admin.send<{ type: string; detail: string }>(
      'PATCH',
      `/api/admin/bookings/${cancelled.id}/status`,
      { status: 'confirmed' },
    );
    expect(back.body.type).toBe('slot-taken');
    expect(back.body.detail).toMatch(/^This time is blocked/);
  });

  it('and who pays while the hold stands gets the session, block or not', async () => {
    const held = await desk.hold({ bookingDate: TOMORROW, bookingTime: '15:10', totalPrice: 50_000 });
    const returned = await desk.authenticate(held);
    await desk.withoutWebhooks(returned.orderId);
    await desk.block();
    expect((await desk.confirm(returned)).status).toBe(200);
    expect((await desk.read(held.id)).status).toBe('confirmed');
  });

  it('and the note beside a block goes a month after it is over', async () => {
    await desk.block({ note: 'For the Kims' });
    const noteNow = async () => (await desk.db.query('SELECT note FROM blocks')).rows;
    desk.clock.advanceMinutes(30 * 24 * 60);
    await forgetOldNotes(desk.db, desk.clock.now());
    expect(await noteNow()).toEqual([{ note: 'For the Kims' }]);
    desk.clock.advanceMinutes(3 * 24 * 60);
    await forgetOldNotes(desk.db, desk.clock.now());
    expect(await noteNow()).toEqual([{ note: null }]);
  });
});
