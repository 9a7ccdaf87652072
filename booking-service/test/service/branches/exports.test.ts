import type { Export, ExportOrder } from 'shared/exports/exports.ts';
import { exportAddresses } from 'shared/exports/exports.ts';
import { beforeAll, expect, test } from 'vitest';
import { sell } from '../../harness/catalogue.ts';
import { TODAY } from '../../harness/clock.ts';
import { openOffice } from '../reports/harness.ts';
import { aChain, hongdae, sinsa } from './chain.ts';

const office = await openOffice();
const { db, owner, url } = office;
await sell(db, aChain(2));
const DAYS = { from: '2026-01-01', to: '2027-12-31' };
const afternoon = { bookingDate: '2026-07-09', bookingTime: '15:00' };
const sung: Record<'here' | 'there' | 'counter', string> = { here: '', there: '', counter: '' };

beforeAll(async () => {
  sung.here = (await office.paidBooking(afternoon)).booking.id;
  const there = { ...afternoon, branchId: hongdae.id, totalPrice: 30_000 };
  sung.there = (await office.paidBooking(there)).booking.id;
  const payment = { method: 'cash' };
  sung.counter = await office.sell({ studioId: 12, bookingTime: '14:00', totalPrice: 30_000, payment });
  await office.giveBack(sung.counter);
  await office.refund(sung.here, { amountWon: 10_000, override: true });
  await office.settle();
  await office.buyGiftCard(80_000);
  await office.keep();
});

async function csv(wish: Partial<ExportOrder>) {
  await office.awake();
  const order: ExportOrder = { kind: 'bookings', format: 'csv', language: 'en', ...DAYS, ...wish };
  const { status, body } = await owner.send<Export>('POST', exportAddresses.all, order);
  expect(status).toBe(201);
  const cookie = [...owner.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
  const answer = await fetch(`${url}${exportAddresses.file(body.id)}`, { headers: { Cookie: cookie } });
  const [headings = '', ...lines] = (await answer.text()).split('\r\n').slice(0, -1);
  return { headings, lines, rows: body.rows, name: answer.headers.get('content-disposition') };
}

/** Booking number and last column of each line, the number standing in this column. */
const ends = (lines: string[], column: number) =>
  lines.map((line) => line.split(',')).map((cells) => [cells[column], cells.at(-1)]);

test('bookings say at the end of which branch they are, in the language of the headings', async () => {
  const { headings, lines, rows } = await csv({});
  expect(headings).toMatch(/Booked \(Seoul\),Cafe$/);
  expect([rows, lines.length]).toEqual([3, 3]);
  expect(Object.fromEntries(ends(lines, 0))).toEqual({
    [sung.here]: 'Sinsa',
    [sung.there]: 'Hongdae',
    [sung.counter]: 'Hongdae',
  });
  const korean = await csv({ language: 'ko', branchId: hongdae.id });
  expect(korean.headings).toMatch(/,지점$/);
  expect(ends(korean.lines, 0).toSorted()).toEqual(
    [
      [sung.there, '홍대점'],
      [sung.counter, '홍대점'],
    ].toSorted(),
  );
  expect(korean).toMatchObject({
    rows: 2,
    name: 'attachment; filename=bookings-branch-2-2026-01-01-to-2027-12-31.csv',
  });
});

test('so does money; what was paid for gift cards is of none', async () => {
  const { lines } = await csv({ kind: 'payments' });
  expect(lines.map((line) => line.split(',').at(-1)).toSorted()).toEqual(['', 'Hongdae', 'Hongdae', 'Sinsa']);
  const there = await csv({ kind: 'payments', branchId: hongdae.id });
  expect(
    ends(there.lines, 1)
      .map(([id]) => id)
      .toSorted(),
  ).toEqual([sung.there, sung.counter].toSorted());
  expect(there.rows).toBe(2);
  const refunds = await csv({ kind: 'refunds', branchId: sinsa.id });
  expect([refunds.rows, ends(refunds.lines, 1)]).toEqual([1, [[sung.here, 'Sinsa']]]);
});

test('figures are of all branches together, or of one; so is the report', async () => {
  const fees = async (branchId?: number) =>
    (await csv({ kind: 'figures', branchId })).lines
      .filter((line) => line.includes(',taken,'))
      .map((line) => Number(line.split(',').at(-1)))
      .reduce((sum, won) => sum + won, 0);
  expect([await fees(), await fees(sinsa.id), await fees(hongdae.id)]).toEqual([190_000, 50_000, 60_000]);
  const report = await csv({ kind: 'report', branchId: hongdae.id });
  expect(report.lines).toContain('Money received,Walk-in,cash,1,30000,0,0');
  expect(report.lines.join()).not.toContain('Gift cards sold');
});

test('signings say whose drawer they are of, and come once each', async () => {
  for (const branch of [1, 2]) {
    await db.query(
      `INSERT INTO cash_ups (date, branch_id, number, free_count, signed_at, signed_by) VALUES ($1, $2, 1, 0, '2026-07-02T12:00Z', 'owner')`,
      [TODAY, branch],
    );
    await db.query(
      `INSERT INTO cash_up_counts (date, branch_id, number, method, taken_count, taken_won, given_back_count, given_back_won, float_won, counted_won)
       VALUES ($1, $2, 1, 'cash', 0, 0, 0, 0, 1000, 1000)`,
      [TODAY, branch],
    );
  }
  expect(ends((await csv({ kind: 'cash-ups' })).lines, 1)).toEqual([
    ['1', 'Sinsa'],
    ['1', 'Hongdae'],
  ]);
  const there = await csv({ kind: 'cash-ups', branchId: hongdae.id });
  expect([there.rows, ends(there.lines, 1)]).toEqual([1, [['1', 'Hongdae']]]);
});

test('a branch that never was is refused', async () => {
  const order = { kind: 'bookings', format: 'csv', language: 'en', ...DAYS, branchId: 3 };
  expect(await owner.send('POST', exportAddresses.all, order)).toMatchObject({
    status: 400,
    body: { errors: [{ path: 'branchId' }] },
  });
});
