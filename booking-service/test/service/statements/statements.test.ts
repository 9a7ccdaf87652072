import { readXlsx } from 'hucre/xlsx';
import { sumsOf } from 'shared/statements/reckoning.ts';
import { extractText, getDocumentProxy } from 'unpdf';
import { describe, expect, test } from 'vitest';
import { openBooks } from './harness.ts';

const afternoon = (day: string, bookingTime = '15:00') => ({ bookingDate: `2026-07-${day}`, bookingTime });

/** July with one of everything; it is August. */
async function afterJuly() {
  const books = await openBooks();
  books.clock.set('2026-07-02T09:00:00+09:00');
  const paid = await books.pay({ ...afternoon('10'), selectedAddons: [1], totalPrice: 150_000 });
  const cash = await books.sell({ ...afternoon('02', '14:00'), payment: { method: 'cash' } });
  await books.sell({ ...afternoon('02', '14:10'), payment: { method: 'card-terminal' } });
  await books.sell({ ...afternoon('02', '14:20'), payment: { method: 'free', reason: 'A birthday' } });
  await books.payBack(paid.id, 20_000);
  await books.sign('2026-07-02', -1_000);
  books.clock.set('2026-08-03T09:00:00+09:00');
  return { ...books, paid, cash };
}

describe('a month', () => {
  test('is shown while it runs, and closed once it is over, with the next number', async () => {
    const books = await afterJuly();
    books.clock.set('2026-07-31T23:59:00+09:00');
    expect(await books.months()).toEqual({
      months: [{ month: '2026-07', state: 'running', number: null, closedAt: null }],
      settings: { vatPercent: 10, cardFeePercent: null },
    });
    const early = await books.close('2026-07');
    expect(early.status).toBe(409);
    expect(early.body).toMatchObject({
      type: 'month-not-closable',
      detail: 'This month is not over. It can be closed from the first day of the next one on.',
    });
    books.clock.set('2026-09-01T00:00:00+09:00');
    expect((await books.months()).months.map(({ month, state }) => [month, state])).toEqual([
      ['2026-09', 'running'],
      ['2026-08', 'over'],
      ['2026-07', 'next'],
    ]);
    const skipped = await books.close('2026-08');
    expect(skipped.body.detail).toBe('Months are closed one after the other. Please close 2026-07 first.');
    const { status, body } = await books.close('2026-07');
    expect(status).toBe(200);
    expect(body).toMatchObject({ month: '2026-07', number: 1, closedAt: '2026-08-31T15:00:00.000Z' });
    expect((await books.close('2026-07')).body).toEqual(body);
    expect((await books.close('2026-08')).body).toMatchObject({ number: 2, sales: [], methods: [] });
    const { rows } = await books.db.query(
      "SELECT subject_id, after FROM audit_log WHERE action = 'month-closed' ORDER BY id",
    );
    expect(rows).toEqual([
      { subject_id: '2026-07', after: { number: 1 } },
      { subject_id: '2026-08', after: { number: 2 } },
    ]);
  });

  test('says what was sold by kind, how it was paid, what went back and what was missing', async () => {
    const books = await afterJuly();
    const statement = await books.statement('2026-07');
    expect(statement.sales.map(({ kind, key, count, won }) => [kind, key, count, won])).toEqual([
      ['fee', 'day', 3, 150_000],
      ['add-on', '1', 1, 100_000],
    ]);
    expect(statement.sales.map(({ name }) => name?.en)).toEqual([
      expect.stringMatching(/\w/),
      expect.stringMatching(/\w/),
    ]);
    const none = { givenBackCount: 0, givenBackWon: 0 };
    expect(statement.methods).toEqual([
      { method: 'card', takenCount: 1, takenWon: 150_000, givenBackCount: 1, givenBackWon: 20_000 },
      { method: 'card-terminal', takenCount: 1, takenWon: 50_000, ...none },
      { method: 'cash', takenCount: 1, takenWon: 50_000, ...none },
    ]);
    expect(statement.differences).toEqual([{ date: '2026-07-02', method: 'cash', won: -1_000 }]);
    expect(statement.corrections).toEqual([]);
    expect(statement).toMatchObject({ comparison: { days: 31 }, unsignedDays: 0 });
    expect(sumsOf(statement)).toEqual({
      ...{ takenWon: 250_000, givenBackWon: 20_000, forGiftCardsWon: 0, byGiftCardsWon: 0, keptWon: 230_000 },
      differenceWon: -1_000,
      // 13,636 of the sessions and 9,091 of the add-on, less 1,818 of what went back.
      ...{ vatWon: 20_909, cardFeeWon: null },
    });
  });

  test('that money never moved in has no statement', async () => {
    const books = await afterJuly();
    for (const month of ['2026-06', '2026-09', '2026-13', 'july'])
      expect((await books.close(month)).status, month).toBe(404);
  });
});

describe('a month that is closed', () => {
  test('stays as it is: what is recorded later stands in the next one as a correction', async () => {
    const books = await afterJuly();
    await books.giveBack(books.cash);
    await books.db.query(
      "UPDATE counter_payments SET given_back_at = '2026-07-20T03:00:00Z' WHERE given_back_at IS NOT NULL",
    );
    const closed = (await books.close('2026-07')).body;
    expect(closed.methods[2]).toMatchObject({ method: 'cash', givenBackCount: 1, givenBackWon: 50_000 });

    // It was not given back after all; the day is counted once more; the provider tells late of a cancellation.
    await books.giveBack(books.cash, false);
    await books.sign('2026-07-02', 500);
    await books.payBack(books.paid.id, 10_000);
    await books.db.query(
      "UPDATE payment_transactions SET at = '2026-07-30T03:00:00Z' WHERE amount_won = -10000",
    );
    expect(await books.statement('2026-07')).toEqual(closed);
    const august = await books.statement('2026-08');
    expect(august.corrections.map(({ kind, date, method, won }) => [kind, date, method, won])).toEqual([
      ['difference', '2026-07-02', 'cash', 1_500],
      ['given-back', '2026-07-20', 'cash', 50_000],
      ['given-back', '2026-07-30', 'card', -10_000],
    ]);
    expect(august.methods).toEqual([
      { method: 'card', takenCount: 0, takenWon: 0, givenBackCount: 1, givenBackWon: 10_000 },
      { method: 'cash', takenCount: 0, takenWon: 0, givenBackCount: -1, givenBackWon: -50_000 },
    ]);
    expect(sumsOf(closed).keptWon + sumsOf(august).keptWon).toBe(await books.ledgerWon());
    expect(sumsOf(closed).differenceWon + sumsOf(august).differenceWon).toBe(500);
  });

  test('cannot be changed, whoever asks the database', async () => {
    const books = await afterJuly();
    await books.close('2026-07');
    for (const change of [
      "UPDATE statements SET content = '{}'",
      'DELETE FROM statement_lines',
      'DELETE FROM statements',
      'UPDATE statement_lines SET won = 0',
      'TRUNCATE statement_lines',
      'TRUNCATE statements CASCADE',
    ])
      await expect(books.db.query(change), change).rejects.toThrow('A month that was closed stays as it is');
  });
});

const books = await openBooks();

describe('what the owner says of taxes and fees', () => {
  test('holds for the months that are open, and is written down', async () => {
    const books = await afterJuly();
    await books.close('2026-07');
    expect((await books.settings({ vatPercent: 0, cardFeePercent: 3.3 })).status).toBe(200);
    expect((await books.statement('2026-07')).settings).toEqual({ vatPercent: 10, cardFeePercent: null });
    expect((await books.statement('2026-08')).settings).toEqual({ vatPercent: 0, cardFeePercent: 3.3 });
    await books.pay({ bookingDate: '2026-08-10', bookingTime: '15:00' });
    expect(sumsOf(await books.statement('2026-08'))).toMatchObject({
      ...{ takenWon: 50_000, vatWon: 0, cardFeeWon: 1_650 },
    });
    const { rows } = await books.db.query(
      "SELECT before, after FROM audit_log WHERE action = 'statement-settings'",
    );
    expect(rows).toEqual([
      {
        before: { vatPercent: 10, cardFeePercent: null },
        after: { vatPercent: 0, cardFeePercent: 3.3 },
      },
    ]);
  });

  test.each([
    [{ vatPercent: 31, cardFeePercent: null }, 'vatPercent'],
    [{ vatPercent: 10.55, cardFeePercent: null }, 'vatPercent'],
    [{ vatPercent: 'ten', cardFeePercent: null }, 'vatPercent'],
    [{ vatPercent: 10, cardFeePercent: -1 }, 'cardFeePercent'],
    [{ vatPercent: 10 }, 'cardFeePercent'],
  ])('%o is refused with what to do', async (settings, path) => {
    const { status, body } = await books.settings(settings);
    expect(status).toBe(400);
    expect(body.errors).toEqual([{ path, message: expect.stringMatching(/^Please give the/) }]);
  });
});

describe('a statement as a file', () => {
  test.each([
    [
      'en',
      [
        'Monthly statement 2026-07',
        'No. 1 · Closed on 2026-08-03',
        'Sales by kind',
        'Card, on the site 1 150,000 1 20,000 130,000',
        'Page 1 of 1',
      ],
    ],
    [
      'ko',
      [
        '월 정산서 2026-07',
        '제1호 · 2026-08-03 마감',
        '종류별 매출',
        '사이트 카드 1 150,000 1 20,000 130,000',
        '1쪽 중 1쪽',
      ],
    ],
  ])('is a PDF that can be read and searched (%s)', async (language, words) => {
    const july = await afterJuly();
    await july.close('2026-07');
    const answer = await july.file('2026-07', `format=pdf&language=${language}`);
    expect(answer.headers.get('content-type')).toBe('application/pdf');
    expect(answer.headers.get('content-disposition')).toBe('attachment; filename=statement-2026-07.pdf');
    const pdf = await getDocumentProxy(new Uint8Array(await answer.arrayBuffer()));
    // A screen reader gets the headings and the tables.
    const structure = JSON.stringify(await (await pdf.getPage(1)).getStructTree());
    for (const role of ['H1', 'H2', 'Table', 'TH']) expect(structure).toContain(`"role":"${role}"`);
    const { text } = await extractText(pdf, { mergePages: true });
    const read = text.replaceAll(/\s+/g, ' ').normalize('NFC');
    for (const word of words) expect(read).toContain(word);
    const { rows } = await july.db.query(
      "SELECT subject_id, after FROM audit_log WHERE action = 'statement-saved'",
    );
    expect(rows).toEqual([{ subject_id: '2026-07', after: { format: 'pdf' } }]);
  });

  test('is a workbook with every movement that it sums up', async () => {
    const july = await afterJuly();
    const open = await july.file('2026-07', 'format=xlsx&language=en');
    await july.close('2026-07');
    const closed = await july.file('2026-07', 'format=xlsx&language=en');
    const [before, after] = [
      await readXlsx(await open.arrayBuffer()),
      await readXlsx(await closed.arrayBuffer()),
    ];
    const [summary, movements] = after.sheets;
    expect(summary?.name).toBe('Monthly statement 2026-07');
    expect(summary?.rows).toContainEqual(
      ['Money received', 250_000, ...Array<null>(4).fill(null)].slice(0, summary?.rows[3]?.length),
    );
    const rows = movements?.rows.slice(1) ?? [];
    const told = rows.map(([, what, , method, won]) => [what, method, won].join(', '));
    expect(told.toSorted()).toEqual([
      'Difference of a signed day, Cash, -1000',
      'On the site, Card, on the site, -20000',
      'On the site, Card, on the site, 150000',
      'Taken at the counter, Card, at the counter, 50000',
      'Taken at the counter, Cash, 50000',
    ]);
    expect(before.sheets[1]?.rows).toEqual(movements?.rows);
  });

  test('of a kind or a language that there is none of is refused', async () => {
    const answer = await (await afterJuly()).file('2026-07', 'format=doc&language=fr');
    expect(answer.status).toBe(400);
    const { errors } = (await answer.json()) as { errors: { path: string; message: string }[] };
    expect(errors).toEqual([
      { path: 'format', message: 'Please choose one of pdf, xlsx' },
      { path: 'language', message: 'Please choose en or ko' },
    ]);
  });
});
