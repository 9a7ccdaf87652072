import { reportSchema, type Report } from 'shared/reports/report.ts';
import { spanAround, spanBefore, stepOf, type Span } from 'shared/reports/spans.ts';
import { settlementSchema, type Settlement } from 'shared/statements/settlement.ts';
import { statementMonthsSchema, statementSchema, type Statement } from 'shared/statements/statement.ts';
import { seoulWallClock } from 'shared/time/seoul.ts';
import type { MockApi } from '../mock-api.ts';

const band = { en: 'Evening', ko: '저녁', ja: '夜', zh: '晚间' };
const mixing = { en: 'Full Track Mixing', ko: '풀 트랙 믹싱', ja: 'フルトラックミキシング', zh: '全曲混音' };

const line = (figure: string, key: string, detail: string, [count, amount]: [number, number]) => ({
  ...{ figure, key, detail, count, amount },
  ...{ countBefore: 1, amountBefore: 44_000 },
});

const money = { takenWon: 1_144_000, givenBackWon: 44_000 };

/** A report of these days in which something of everything has happened, and which agrees with the ledger. */
function reportOf(span: Span): Report {
  const sums = (now: number) => ({ now, before: 1 });
  const branch = { sessions: sums(12), soldMinutes: sums(120), offeredMinutes: sums(720) };
  const won = { takenWon: sums(1_144_000), givenBackWon: sums(44_000) };
  return reportSchema.parse({
    span,
    before: spanBefore(span),
    asOf: new Date().toISOString(),
    staleDays: 0,
    lines: [
      line('taken', 'direct', '카드', [10, 1_044_000]),
      line('taken', 'walk-in', 'cash', [2, 100_000]),
      line('given-back', 'direct', '카드', [1, 44_000]),
      line('fee', 'evening', 'direct', [12, 644_000]),
      line('add-on', '1', 'direct', [5, 500_000]),
      line('sold', 'direct', '20', [12, 120]),
      line('offered', '20', '', [72, 720]),
      line('party', '2', '', [2, 0]),
      line('no-show', 'direct', '', [1, 0]),
      line('cancelled', 'under-24h', 'visitor', [1, 0]),
      line('hold', 'paid', '', [10, 0]),
      line('hold', 'payment-failed', '', [2, 0]),
      line('language', 'en', '', [12, 0]),
      line('country', '82', '', [12, 0]),
      line('delivery', '1', 'on-time', [4, 0]),
    ],
    hours: [{ weekday: 6, hour: 20, soldMinutes: 120, offeredMinutes: 720 }],
    step: stepOf(span),
    curve: [{ from: span.from, takenWon: 1_144_000, givenBackWon: 44_000, sessions: 12 }],
    check: { counted: money, ledger: money },
    open: {
      refundsDue: { count: 1, won: 44_000 },
      refundsUnderWay: { count: 0, won: 0 },
      owedToUs: { count: 2, won: 88_000 },
    },
    onGiftCards: { count: 3, won: 150_000 },
    branches: [
      { id: 1, name: { en: 'Sinsa', ko: '신사', ja: 'シンサ', zh: '新沙' }, ...branch, ...won },
      { id: 0, name: null, ...branch, ...won },
    ],
    compared: { at: new Date().toISOString(), days: 60, differences: 0 },
    names: { bands: { evening: band }, addOns: { 1: mixing }, vouchers: {}, countries: { 82: ['KR'] } },
  });
}

/** The owner’s reports, of any days. */
export function reports(api: MockApi): void {
  api.on('GET /api/admin/branches', { json: [] });
  api.on('GET /api/admin/reports', (request) => {
    const { searchParams: asked } = new URL(request.url());
    return { json: reportOf({ from: asked.get('from') ?? '', to: asked.get('to') ?? '' }) };
  });
  let isOn = false;
  api.on('GET /api/admin/monday-mail', () => ({ json: { isOn, email: 'owner@example.com' } }));
  api.on('PUT /api/admin/monday-mail', (request) => {
    ({ isOn } = request.postDataJSON() as { isOn: boolean });
    return { json: { isOn, email: 'owner@example.com' } };
  });
}

/** The month of the report that the page opens with. */
export const thisMonth = (): Span => spanAround(seoulWallClock(new Date()).date, 'month');

const statementMonth = '2026-09';

const settlement: Settlement = settlementSchema.parse({
  checkedAt: '2026-11-20T09:30:00.000Z',
  matched: 11,
  settledWon: 484_000,
  feeWon: 15_972,
  payOutWon: 468_028,
  differences: [
    {
      kind: 'not-settled',
      transactionKey: 'tx-1',
      orderId: '7K3MZ9QX2B',
      date: '2026-09-20',
      ourWon: 44_000,
      settledWon: null,
    },
  ],
});

const statement: Statement = {
  month: statementMonth,
  number: null,
  closedAt: null,
  settings: { vatPercent: 10, cardFeePercent: 3.3 },
  sales: [
    { kind: 'fee', key: 'evening', name: band, count: 12, won: 528_000 },
    { kind: 'add-on', key: '1', name: mixing, count: 5, won: 500_000 },
  ],
  methods: [
    { method: 'card', takenCount: 11, takenWon: 928_000, givenBackCount: 1, givenBackWon: 44_000 },
    { method: 'cash', takenCount: 2, takenWon: 100_000, givenBackCount: 0, givenBackWon: 0 },
  ],
  differences: [{ date: '2026-09-20', method: 'cash', won: -1_000 }],
  corrections: [
    { kind: 'taken', date: '2026-08-31', orderId: '7K3MZ9QX2B', method: 'transfer', won: 44_000 },
  ],
  comparison: { days: 30, comparedDays: 30, differences: 0 },
  unsignedDays: 1,
  settlement: null,
};

/** A month that is over: it can be closed, and the card provider can be asked. */
export function statements(api: MockApi, differing: Partial<Statement> = {}): void {
  let now = statementSchema.parse({ ...statement, ...differing });
  api.on('GET /api/admin/statements', () => ({
    json: statementMonthsSchema.parse({
      months: [
        {
          month: statementMonth,
          state: now.closedAt === null ? 'next' : 'closed',
          number: now.number,
          closedAt: now.closedAt,
        },
      ],
      settings: now.settings,
    }),
  }));
  api.on('GET /api/admin/statements/:month', () => ({ json: now }));
  api.on('POST /api/admin/statements/:month/close', () => {
    now = { ...now, number: 1, closedAt: new Date().toISOString() };
    return { json: now };
  });
  api.on('POST /api/admin/statements/:month/settlement', () => {
    now = { ...now, settlement };
    return { json: settlement };
  });
  api.on('PUT /api/admin/statements/settings', (request) => {
    now = { ...now, settings: request.postDataJSON() as Statement['settings'] };
    return { json: now.settings };
  });
}
