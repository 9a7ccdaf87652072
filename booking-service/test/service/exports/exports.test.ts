import { readXlsx } from 'hucre/xlsx';
import { get, type IncomingMessage } from 'node:http';
import type { Export, ExportOrder } from 'shared/exports/exports.ts';
import { exportAddresses, exportFormats } from 'shared/exports/exports.ts';
import { afterEach, expect, test } from 'vitest';
import { signedInBrowser } from '../../harness/accounts.ts';
import { MORNING } from '../../harness/clock.ts';
import { until } from '../../harness/waits.ts';
import { openOffice } from '../reports/harness.ts';

const office = await openOffice();
const { db, clock, owner, url } = office;
const DAYS = { from: '2026-01-01', to: '2027-12-31' };
const afternoon = { bookingDate: '2026-07-09', bookingTime: '15:00' };

afterEach(async () => {
  clock.set(MORNING);
  await db.query('TRUNCATE bookings, orders CASCADE');
  await db.query('TRUNCATE exports');
});

async function order(wish: Partial<ExportOrder>, browser = owner) {
  await office.awake();
  const all: ExportOrder = { kind: 'bookings', format: 'csv', language: 'en', ...DAYS, ...wish };
  return browser.send<Export>('POST', exportAddresses.all, all);
}

const cookie = () => [...owner.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
const fetchFile = (id: string) =>
  fetch(`${url}${exportAddresses.file(id)}`, { headers: { Cookie: cookie() } });
const standing = async (id: string) => (await owner.send<Export>('GET', exportAddresses.one(id))).body;

async function file(wish: Partial<ExportOrder>): Promise<Buffer> {
  const { body } = await order(wish);
  const answer = await fetchFile(body.id);
  expect(answer.status).toBe(200);
  return Buffer.from(await answer.arrayBuffer());
}

/** The lines of a CSV file, its mark and its headings taken off. */
async function csv(wish: Partial<ExportOrder>): Promise<string[]> {
  const text = (await file({ ...wish, format: 'csv' })).toString();
  return text.split('\r\n').slice(1, -1);
}

test('bookings come as CSV that Excel reads: a mark for UTF-8, headings in the language, quotes, no formulas', async () => {
  await office.paidBooking({ ...afternoon, name: '=1+"2"' });
  await office.paidParty(['민아, "미나"', '+82'], { ...afternoon, bookingTime: '16:00' });
  const { body } = await order({ language: 'ko' });
  expect(body).toMatchObject({ state: 'ordered', rows: 3, rowsSent: 0 });
  const answer = await fetchFile(body.id);
  expect(answer.headers.get('content-type')).toBe('text/csv; charset=utf-8');
  expect(answer.headers.get('content-disposition')).toBe(
    'attachment; filename=bookings-2026-01-01-to-2027-12-31.csv',
  );
  const bytes = Buffer.from(await answer.arrayBuffer());
  expect([...bytes.subarray(0, 3)]).toEqual([0xef, 0xbb, 0xbf]);
  const lines = bytes.toString().slice(1).split('\r\n');
  expect(lines[0]).toMatch(/^예약 번호,세션 \(서울\),시간\(분\),/);
  expect(lines).toHaveLength(5);
  expect(lines[1]).toContain(`,"'=1+""2""",`);
  expect(lines[1]).toMatch(/^[0-9A-Z]{10},2026-07-09 15:00,10,Studio 1,confirmed,direct,,/);
  expect(lines[2]).toContain('"민아, ""미나""",');
  expect(lines[3]).toContain(`,'+82,`);
  expect(lines[3]).toMatch(/,50000,,0,50000,50000,50000,,,,,2026-/);
  // It is noted once the last byte has gone, which whoever has it may know first.
  await until('the file to be known as sent', async () => (await standing(body.id)).state === 'sent');
  expect((await standing(body.id)).rowsSent).toBe(3);
});

test('the same as XLSX: texts are texts, won are numbers', async () => {
  await office.paidBooking({ ...afternoon, name: '=1+1', customerPhone: '+82 10 1234 5678' });
  const workbook = await readXlsx(await file({ format: 'xlsx' }));
  const [headings, row] = workbook.sheets[0]?.rows ?? [];
  const cell = (heading: string) => row?.[headings?.indexOf(heading) ?? -1];
  expect(workbook.sheets[0]?.name).toBe('bookings');
  expect(cell('Name')).toBe('=1+1');
  expect(cell('Phone')).toMatch(/^\+82/);
  expect(cell('Paid online (won)')).toBe(50_000);
  expect(cell('Klook number')).toBeNull();
});

test('money stands on the day on which it moved, by card and at the counter', async () => {
  const { booking } = await office.paidBooking(afternoon);
  const walkIn = await office.sell({ bookingTime: '11:00', payment: { method: 'cash' } });
  await office.sell({ bookingTime: '19:00', payment: { method: 'free', reason: 'A birthday' } });
  await office.setStatus(booking.id, 'cancelled');
  await office.refund(booking.id, { amountWon: 50_000, reason: 'A cold' });
  await office.settle();
  await office.setStatus(walkIn, 'cancelled');
  await office.giveBack(walkIn);
  const payments = await csv({ kind: 'payments' });
  expect(payments.map((line) => line.split(',').slice(1, 4).join()).toSorted()).toEqual(
    [`${booking.id},card,50000`, `${walkIn},cash,40000`].toSorted(),
  );
  const refunds = await csv({ kind: 'refunds' });
  expect(refunds.map((line) => line.split(',').slice(1, 5).join()).toSorted()).toEqual(
    [`${booking.id},card,50000,A cold`, `${walkIn},cash,40000,`].toSorted(),
  );
  expect(await csv({ kind: 'payments', from: '2027-12-30' })).toEqual([]);
  const bookings = await csv({ kind: 'bookings' });
  const atCounter = (id: string) =>
    bookings
      .find((line) => line.startsWith(id))
      ?.split(',')
      .slice(-5, -1);
  expect([atCounter(walkIn), atCounter(booking.id)]).toEqual([
    ['cash', '40000', '0', '40000'],
    ['', '', '', ''],
  ]);
});

test('figures and signings come day by day', async () => {
  await office.paidBooking(afternoon);
  await office.keep();
  const figures = await csv({ kind: 'figures' });
  expect(figures.filter((line) => line.includes(',fee,'))).toEqual([
    expect.stringMatching(/^2026-.*,fee,day,direct,1,50000$/),
  ]);
  expect(figures.toSorted()).toEqual(figures);
  await db.query(
    `INSERT INTO cash_ups (date, branch_id, number, free_count, signed_at, signed_by) VALUES ('2026-07-01', 1, 1, 0, '2026-07-01T12:00Z', 'owner')`,
  );
  await db.query(
    `INSERT INTO cash_up_counts (date, branch_id, number, method, taken_count, taken_won, given_back_count, given_back_won, float_won, counted_won, reason)
     VALUES ('2026-07-01', 1, 1, 'cash', 1, 40000, 0, 0, 100000, 135000, 'A note is missing')`,
  );
  expect(await csv({ kind: 'cash-ups' })).toEqual([
    '2026-07-01,1,cash,1,40000,0,0,100000,140000,135000,-5000,A note is missing,2026-07-01 21:00,owner,',
  ]);
});

test('the report comes as the page has it: in words of the language, with the span before', async () => {
  await office.paidBooking({ ...afternoon, selectedAddons: [1], totalPrice: 150_000 });
  await office.keep();
  const english = await csv({ kind: 'report' });
  expect(english).toContain('Money received,On the site,card,1,150000,0,0');
  expect(english).toContain('Session fees,Afternoon,On the site,1,50000,0,0');
  expect(english).toContain('Add-ons,Full Track Mixing,On the site,1,100000,0,0');
  expect(english).toContain('Sessions,On the site,15:00,1,10,0,0');
  expect(english).toContain('Guests by language,English,,1,0,0,0');
  const korean = await csv({ kind: 'report', language: 'ko' });
  expect(korean).toContain('받은 금액,홈페이지,카드,1,150000,0,0');
  expect(korean).toHaveLength(english.length);
  const later = await csv({ kind: 'report', from: '2026-07-10', to: '2026-07-10' });
  expect(later).toContain('Sessions,On the site,15:00,0,0,1,10');
});

test('more rows than a page come once each, in their order', async () => {
  await db.query(
    `INSERT INTO report_figures (day, figure, key, detail, branch_id, count, amount)
     SELECT '2026-03-01'::date + n / 1100, 'taken', 'key' || n % 1100, '', 1, n, 0 FROM generate_series(0, 2999) n`,
  );
  const lines = await csv({ kind: 'figures', from: '2026-03-01', to: '2026-03-03' });
  expect(new Set(lines).size).toBe(3_000);
  expect(lines).toHaveLength(3_000);
  expect(lines.map((line) => line.slice(0, 10))).toEqual(lines.map((line) => line.slice(0, 10)).toSorted());
  await db.query('TRUNCATE report_figures');
});

test('who exported what stands in the audit log', async () => {
  await order({ kind: 'refunds', format: 'xlsx' });
  const { body } = await owner.send<unknown[]>('GET', '/api/admin/audit');
  expect(body[0]).toMatchObject({
    ...{ actor: owner.user.username, action: 'export-ordered', subjectType: 'export', subjectId: 'refunds' },
    after: { ...DAYS, format: 'xlsx', rows: 0 },
  });
});

test('a file is fetched once, in time, by whoever ordered it', async () => {
  const gone = 'Please order it once more.';
  const { body } = await order({});
  const another = await signedInBrowser(url, db, 'super_admin');
  const stranger = await another.send('GET', exportAddresses.file(body.id));
  expect(stranger).toMatchObject({ status: 404, body: { detail: expect.stringContaining(gone) } });
  const looked = await owner.send('HEAD', exportAddresses.file(body.id));
  expect(looked.status).toBe(204);
  expect(
    (await Promise.all([fetchFile(body.id), fetchFile(body.id)])).map(({ status }) => status).toSorted(),
  ).toEqual([200, 404]);
  const late = await order({});
  clock.set(new Date(clock.now().getTime() + 601_000));
  expect((await fetchFile(late.body.id)).status).toBe(404);
  expect(await standing(late.body.id)).toMatchObject({ state: 'broken' });
  expect((await owner.send('GET', exportAddresses.file('nonsense'))).status).toBe(404);
});

test('only whoever may read reports may export', async () => {
  const answer = await order({}, office.admin as typeof owner);
  expect(answer).toMatchObject({
    status: 403,
    body: { detail: expect.stringContaining('may read reports') },
  });
});

test('what is asked for has to be there, and days in their order', async () => {
  const answer = await order({ kind: 'people' as 'bookings', from: '2026-02-02', to: '2026-02-01' });
  expect(answer).toMatchObject({ status: 400 });
});

/** 200,000 figures, some 40 MB as CSV: more than lies between two ends of a connection. */
async function fillFigures(): Promise<void> {
  await db.query(
    `INSERT INTO report_figures (day, figure, key, detail, branch_id, count, amount)
     SELECT '2026-03-01'::date + n / 1000, 'taken', repeat('k', 200) || n % 1000, '', 1, n, 0
       FROM generate_series(0, 199999) n`,
  );
  await db.query('ANALYZE report_figures');
}

test.each(exportFormats)(
  'whoever goes away ends the reading of a %s, and the file is known to be broken',
  async (format) => {
    await fillFigures();
    const { body } = await order({ kind: 'figures', format });
    expect(body.rows).toBe(200_000);
    await new Promise<void>((resolve) => {
      const request = get(
        `${url}${exportAddresses.file(body.id)}`,
        { headers: { Cookie: cookie() } },
        (answer) => {
          answer.once('data', () => {
            request.destroy();
            resolve();
          });
        },
      );
      request.on('error', () => undefined);
    });
    await until('the file to be known as broken', async () => (await standing(body.id)).state === 'broken');
    expect((await standing(body.id)).rowsSent).toBeLessThan(200_000);
    await db.query('TRUNCATE report_figures');
  },
);

test('whoever pauses is still being sent the file, however long, and gets the rest', async () => {
  await fillFigures();
  const { body } = await order({ kind: 'figures' });
  const answer = await new Promise<IncomingMessage>((resolve, reject) => {
    get(`${url}${exportAddresses.file(body.id)}`, { headers: { Cookie: cookie() } }, resolve).on(
      'error',
      reject,
    );
  });
  clock.set(new Date(clock.now().getTime() + 60_000));
  await until('the pause to be no silence', async () => (await standing(body.id)).state === 'sending');
  answer.resume();
  await until('the file to be known as sent', async () => (await standing(body.id)).state === 'sent');
  expect((await standing(body.id)).rowsSent).toBe(200_000);
  await db.query('TRUNCATE report_figures');
});
