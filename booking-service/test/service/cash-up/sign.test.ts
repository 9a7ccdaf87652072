import type { AuditEntry } from 'shared/auth/audit.ts';
import type { CashUpDay } from 'shared/cash-up/cash-up.ts';
import { timeOfDay } from 'shared/time/seoul.ts';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { endPersonalData } from '../../../src/privacy/end-personal-data.job.ts';
import { MORNING, TODAY, TOMORROW } from '../../harness/clock.ts';
import { until } from '../../harness/waits.ts';
import { freshDays, openCashUps } from './harness.ts';
import type { CashUps } from './harness.ts';

let desk: CashUps;
const freshDay = freshDays();
let day: string;
/** Start of the next sale, so that none stands in another's way. */
let minutes: number;

beforeAll(async () => {
  desk = await openCashUps();
});
beforeEach(async () => {
  desk.service.clock.set(MORNING);
  await desk.service.db.query('TRUNCATE bookings, orders CASCADE');
  day = freshDay();
  minutes = 14 * 60;
});

/** A sale of 50,000 won that was taken on `on`, at noon unless said otherwise. */
async function sold(method: string, on = day, time = '12:00') {
  const payment = method === 'free' ? { method, reason: 'A birthday' } : { method };
  const { body } = await desk.sell({ payment, bookingTime: timeOfDay(minutes), bookingDate: TOMORROW });
  minutes += 10;
  const at = `${on}T${time}+09:00`;
  await desk.service.db.query('UPDATE counter_payments SET taken_at = $2 WHERE order_id = $1', [body.id, at]);
  return body.id;
}

const givenBack = (id: string, on: string) =>
  desk.service.db.query('UPDATE counter_payments SET given_back_at = $2 WHERE order_id = $1', [
    id,
    `${on}T21:00+09:00`,
  ]);

const none = { taken: { count: 0, won: 0 }, givenBack: { count: 0, won: 0 } };
const taken = (count: number) => ({ ...none, taken: { count, won: count * 50_000 } });

describe('what was recorded on a day', () => {
  it('is what was taken from midnight to midnight in Seoul, by method, and what was given back that day', async () => {
    const before = new Date(Date.parse(`${day}T00:00+09:00`) - 86_400_000).toISOString().slice(0, 10);
    await sold('cash', day, '00:00');
    const returned = await sold('cash', day, '23:59:59.999');
    await sold('card-terminal');
    await sold('transfer');
    await sold('free');
    const earlier = await sold('card-terminal', before, '14:59');
    await givenBack(returned, day);
    await givenBack(earlier, day);
    const { recorded, ...rest } = await desk.cashUp(day);
    expect(recorded).toEqual({
      cash: { taken: { count: 2, won: 100_000 }, givenBack: { count: 1, won: 50_000 } },
      'card-terminal': { taken: { count: 1, won: 50_000 }, givenBack: { count: 1, won: 50_000 } },
      transfer: taken(1),
      freeCount: 1,
    });
    expect(rest).toEqual({
      ...{ date: day, now: new Date(MORNING).toISOString(), isSignable: true, floatWon: 0 },
      ...{ unpaid: [], signed: [], since: null },
    });
  });

  it('names sessions of the day that stand although nothing was paid for them', async () => {
    const unpaid = await desk.bookDirect({ name: 'Mina', bookingDate: TOMORROW, bookingTime: '15:00' });
    await desk.bookDirect({ bookingDate: TOMORROW, bookingTime: '15:10', email: 'held@example.test' });
    await sold('cash', TOMORROW);
    await sold('free', TOMORROW);
    expect((await desk.cashUp(TOMORROW)).unpaid).toEqual([]);
    await desk.setStatus(unpaid, 'confirmed');
    expect((await desk.cashUp(TOMORROW)).unpaid).toEqual([
      { bookingId: unpaid, name: 'Mina', time: '15:00', amountWon: 50_000 },
    ]);
    expect((await desk.cashUp(TODAY)).unpaid).toEqual([]);
  });

  it('is nothing on a day to come, which nobody signs', async () => {
    expect(await desk.cashUp(TOMORROW)).toMatchObject({ isSignable: false, recorded: { cash: none } });
    const { status, body } = await desk.sign({}, { date: TOMORROW });
    expect([status, body.errors]).toEqual([
      400,
      [
        {
          path: 'date',
          code: 'day-to-come',
          message: 'This day has not come yet. It can be signed from that day on.',
        },
      ],
    ]);
  });
});

describe('a day that is signed', () => {
  it('keeps what was recorded and counted, the differences with their reasons, and who signed', async () => {
    await sold('cash');
    await sold('card-terminal');
    const { status, body, headers } = await desk.sign(
      { floatWon: 100_000, counted: { cash: 145_000 }, reasons: { cash: ' Milk for 5,000 ' } },
      { date: day },
    );
    expect([status, body, headers.get('location')]).toEqual([
      201,
      { number: 1 },
      `/api/admin/cash-ups/${day}`,
    ]);
    const { signed, floatWon, since } = await desk.cashUp(day);
    expect(signed).toEqual([
      {
        ...{ number: 1, signedAt: new Date(MORNING).toISOString(), signedBy: desk.counter.user.username },
        ...{ floatWon: 100_000, freeCount: 0, correctionReason: null },
        methods: {
          cash: {
            ...taken(1),
            ...{ expectedWon: 150_000, countedWon: 145_000, differenceWon: -5_000, reason: 'Milk for 5,000' },
          },
          'card-terminal': {
            ...taken(1),
            ...{ expectedWon: 50_000, countedWon: 50_000, differenceWon: 0, reason: null },
          },
          transfer: { ...none, expectedWon: 0, countedWon: 0, differenceWon: 0, reason: null },
        },
      },
    ]);
    expect([floatWon, since]).toEqual([100_000, null]);
    const [entry] = (await desk.admin.send<AuditEntry[]>('GET', '/api/admin/audit')).body;
    expect(entry).toMatchObject({
      ...{ action: 'cash-up-signed', subjectType: 'cash-up', subjectId: day, after: { differences: 1 } },
      actor: desk.counter.user.username,
    });
  });

  it('is corrected by a signing of its own that says why; the first one stays', async () => {
    await desk.sign({ floatWon: 70_000 }, { date: day });
    const unsaid = await desk.sign({}, { date: day });
    expect(unsaid.body.errors).toEqual([
      {
        path: 'correctionReason',
        code: 'cash-up-correction-reason',
        message: 'Please say why the day is signed once more',
      },
    ]);
    const again = { correctionReason: 'A slip was under the till' };
    const { status } = await desk.sign(again, { date: day, browser: desk.admin });
    expect(status).toBe(201);
    const { signed } = await desk.cashUp(day);
    expect(signed).toMatchObject([
      { number: 2, signedBy: desk.admin.user.username, floatWon: 70_000, ...again },
      { number: 1, signedBy: desk.counter.user.username, correctionReason: null },
    ]);
  });

  it('proposes its float to the days after it, and to none before', async () => {
    const [later, earlier] = [day, freshDay()];
    await desk.sign({ floatWon: 123_000 }, { date: later });
    expect((await desk.cashUp(earlier)).floatWon).toBe(0);
    await desk.sign({ floatWon: 80_000 }, { date: earlier });
    expect((await desk.cashUp(later)).floatWon).toBe(123_000);
  });

  it('may have more given back than taken by card; a drawer is never less than empty', async () => {
    const id = await sold('card-terminal', freshDay());
    await givenBack(id, day);
    expect((await desk.sign({ counted: { cash: -1 } }, { date: day })).status).toBe(400);
    expect((await desk.sign({}, { date: day })).status).toBe(201);
    const { signed } = await desk.cashUp(day);
    expect(signed[0]?.methods['card-terminal']).toMatchObject({ expectedWon: -50_000, countedWon: -50_000 });
  });

  it.each([
    [{ counted: { cash: 1 } }, 'reasons.cash', 'Please say why it differs'],
    [
      { counted: { transfer: 1 }, reasons: { transfer: '  ' } },
      'reasons.transfer',
      'Please say why it differs',
    ],
    [
      { reasons: { cash: 'Why not' } },
      'reasons.cash',
      'Nothing differs here, so please leave the reason out',
    ],
    [
      { counted: { cash: 1 }, reasons: { cash: 'x'.repeat(201) } },
      'reasons.cash',
      'Please use at most 200 characters',
    ],
    [
      { correctionReason: 'Why not' },
      'correctionReason',
      'This day is signed for the first time, so please leave the reason out',
    ],
    [
      { floatWon: 0.5, counted: { cash: 0 }, reasons: { cash: 'Half a won' } },
      'floatWon',
      'Please write the cash that was in the drawer in the morning, in whole won',
    ],
    [
      { counted: { cash: 2e9 }, reasons: { cash: 'A rich guest' } },
      'counted.cash',
      'Please write what was counted, in whole won',
    ],
  ])('says what is missing: %j', async (more, path, message) => {
    const { status, body } = await desk.sign(more as never, { date: day });
    expect([status, body.errors]).toMatchObject([400, [{ path, message }]]);
    expect((await desk.cashUp(day)).signed).toEqual([]);
  });
});

describe('what happens while somebody counts', () => {
  it('a sale since then: nothing is signed, and the new figures are said', async () => {
    await sold('cash');
    const seen = await desk.cashUp(day);
    await sold('card-terminal');
    const { status, body } = await desk.sign({}, { date: day, seen });
    expect([status, body.type, body.detail]).toEqual([
      ...[409, 'cash-up-changed'],
      'Something was recorded in the meantime, so nothing was signed. It is now ₩50,000 in cash, ₩50,000 by card terminal and ₩0 by transfer.',
    ]);
    expect((await desk.cashUp(day)).signed).toEqual([]);
  });

  it('something given back, a free session: the same', async () => {
    const id = await sold('cash');
    const seen = await desk.cashUp(day);
    await givenBack(id, day);
    expect((await desk.sign({}, { date: day, seen })).body.type).toBe('cash-up-changed');
    const later = await desk.cashUp(day);
    await sold('free');
    expect((await desk.sign({}, { date: day, seen: later })).body.type).toBe('cash-up-changed');
  });

  it('several people sign at one moment: one of them has', async () => {
    const seen = await desk.cashUp(day);
    const rivals = await Promise.all(
      [desk.counter, desk.admin, desk.counter, desk.admin].map((browser) =>
        desk.sign({}, { date: day, seen, browser }),
      ),
    );
    expect(rivals.map(({ status }) => status).sort()).toEqual([201, 409, 409, 409]);
    for (const { body } of rivals.filter(({ status }) => status === 409))
      expect(body.detail).toBe(
        'Somebody has signed this day in the meantime, so nothing was signed. Look at it as it is now.',
      );
    expect((await desk.cashUp(day)).signed).toHaveLength(1);
  });

  it('a sale that is being stored is in what was signed or in what was recorded since, never in neither', async () => {
    const { db } = desk.service;
    const sale = await holding(async () => {
      const pending = desk.sell({ bookingTime: '15:00' });
      await until('the sale to wait', () => isWaiting(db));
      // A minute after the sale was made, and before anybody can see it.
      desk.service.clock.advanceMinutes(1);
      const seen = await desk.cashUp(TODAY);
      const again = seen.signed.length > 0 ? { correctionReason: 'Counted again' } : {};
      const { status } = await desk.sign(again, { seen });
      expect(status).toBe(201);
      return { pending };
    });
    expect((await sale.pending).status).toBe(201);
    const { signed, since } = await desk.cashUp(TODAY);
    expect(since).toEqual({ cash: taken(1), 'card-terminal': none, transfer: none, freeCount: 0 });
    // By the clock alone it would have been missed: it was taken before the signature.
    const { rows } = await db.query('SELECT FROM counter_payments WHERE taken_at > $1', [
      signed[0]?.signedAt,
    ]);
    expect(rows).toEqual([]);
    await desk.sign({ correctionReason: 'A late sale' });
    expect((await desk.cashUp(TODAY)).since).toBeNull();
  });

  /** While `work` runs, nobody can store a payment; everybody can read. */
  function holding<T>(work: () => Promise<T>): Promise<T> {
    return desk.service.db.transaction(async (trx) => {
      await trx.query('LOCK TABLE counter_payments IN SHARE ROW EXCLUSIVE MODE');
      return work();
    });
  }
  const isWaiting = async (db: CashUps['service']['db']) =>
    (
      await db.query(
        `SELECT FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'`,
      )
    ).rows.length > 0;
});

describe('what was signed', () => {
  const refusal = 'What was signed stays as it is';
  beforeEach(async () => {
    await desk.sign({ counted: { cash: 9 }, reasons: { cash: 'Found it' } }, { date: day });
  });

  it.each([
    'UPDATE cash_ups SET signed_by = signed_by',
    'UPDATE cash_up_counts SET counted_won = 1',
    'DELETE FROM cash_ups',
    'DELETE FROM cash_up_counts',
    'TRUNCATE cash_ups, cash_up_counts',
  ])('stays, also for the owner of the table: %s', async (statement) => {
    await expect(desk.service.db.query(statement)).rejects.toThrow(refusal);
  });

  it.each([
    ['UPDATE cash_ups SET signed_by = signed_by', 'permission denied for table cash_ups'],
    ['DELETE FROM cash_up_counts', 'permission denied for table cash_up_counts'],
    ['ALTER TABLE cash_ups DISABLE TRIGGER cash_ups_stay', 'must be owner of table cash_ups'],
  ])('is nothing that the service may change: %s', async (statement, why) => {
    await expect(desk.service.service.deps.db.query(statement)).rejects.toThrow(why);
  });

  it.each([
    [`'cash', 5, NULL`, 'cash_up_counts_difference_has_reason'],
    [`'transfer', 0, 'Why not'`, 'cash_up_counts_difference_has_reason'],
    [`'cash', -5, 'Less than nothing'`, 'cash_up_counts_cash_is_there'],
  ])('says why it differs, and only then: %s', async (line, constraint) => {
    const other = freshDay();
    await expect(
      desk.service.db.query(
        `WITH day AS (
           INSERT INTO cash_ups (date, branch_id, number, free_count, signed_at, signed_by) VALUES ($1, 1, 1, 0, now(), 'minseo'))
         INSERT INTO cash_up_counts (date, branch_id, number, taken_count, taken_won, given_back_count, given_back_won, float_won,
                                     method, counted_won, reason)
         VALUES ($1, 1, 1, 0, 0, 0, 0, 0, ${line})`,
        [other],
      ),
    ).rejects.toThrow(constraint);
  });

  it('ends as a whole once no law has it kept any more, and not before', async () => {
    const { db, service } = desk.service;
    for (const old of ['2010-01-01', '2019-06-01']) {
      await db.query(
        `INSERT INTO cash_ups (date, branch_id, number, free_count, signed_at, signed_by) VALUES ($1, 1, 1, 0, $1::date + 1, 'minseo')`,
        [old],
      );
      await db.query(
        `INSERT INTO cash_up_counts (date, branch_id, number, method, taken_count, taken_won, given_back_count, given_back_won,
                                     float_won, counted_won, reason)
         VALUES ($1, 1, 1, 'cash', 0, 0, 0, 0, 0, 7, 'Seven')`,
        [old],
      );
    }
    desk.service.clock.set('2026-05-31T09:00:00+09:00');
    expect(await endPersonalData(service.deps)).toMatchObject({ cashUps: 1 });
    desk.service.clock.set('2026-06-02T09:00:00+09:00');
    expect(await endPersonalData(service.deps)).toMatchObject({ cashUps: 1 });
    const { rows } = await db.query(
      `SELECT FROM cash_up_counts WHERE date < '2020-01-01' UNION ALL SELECT FROM cash_ups WHERE date < '2020-01-01'`,
    );
    expect(rows).toEqual([]);
    desk.service.clock.set(MORNING);
    const kept: CashUpDay = await desk.cashUp(day);
    expect(kept.signed).toHaveLength(1);
  });
});
