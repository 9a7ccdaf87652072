import type { Page } from '@playwright/test';
import { cashUpDaySchema, cashUpSignedSchema, type CashUp, type CashUpDay } from 'shared/cash-up/cash-up.ts';
import type { MockApi } from '../mock-api.ts';
import { boardDate, boardInstant } from './board.ts';

const moved = (count = 0, won = 0) => ({ count, won });
/** What was recorded of a method, in won; nothing was given back. */
export const taken = (won = 0, count = won === 0 ? 0 : 1) => ({
  taken: moved(count, won),
  givenBack: moved(),
});

/** What was recorded on a day: by default two sessions in cash and one by card. */
export const recordedOf = (differing: Partial<CashUpDay['recorded']> = {}): CashUpDay['recorded'] => ({
  ...{ cash: taken(100_000, 2), 'card-terminal': taken(50_000), transfer: taken(), freeCount: 0 },
  ...differing,
});

/** The till of the board's day, not signed yet. */
export const tillDay = (differing: Partial<CashUpDay> = {}): CashUpDay =>
  cashUpDaySchema.parse({
    ...{ date: boardDate, now: boardInstant('21:59'), isSignable: true, recorded: recordedOf() },
    ...{ floatWon: 0, unpaid: [], signed: [], since: null },
    ...differing,
  });

const agreed = (won: number) => ({ expectedWon: won, countedWon: won, differenceWon: 0, reason: null });

/** A signing by the mocked admin: 5,000 won are missing in the drawer. */
export const signedCashUp = (differing: Partial<CashUp> = {}): CashUp => ({
  ...{ number: 1, signedAt: boardInstant('21:59'), signedBy: 'owner', floatWon: 100_000 },
  methods: {
    cash: {
      ...taken(100_000, 2),
      ...{ expectedWon: 200_000, countedWon: 195_000, differenceWon: -5_000 },
      reason: 'Milk for the kitchen',
    },
    'card-terminal': { ...taken(50_000), ...agreed(50_000) },
    transfer: { ...taken(), ...agreed(0) },
  },
  ...{ freeCount: 0, correctionReason: null },
  ...differing,
});

/** Plays the till's part of the service. What a test changes of `till.day` is what it answers from then on. */
export async function withTill(api: MockApi, page: Page, day = tillDay()): Promise<{ day: CashUpDay }> {
  const till = { day };
  await page.clock.setFixedTime(day.now);
  api.on('GET /api/admin/branches', { json: [] });
  api.on('GET /api/admin/cash-ups/:date', (_, [, date = '']) => ({ json: { ...till.day, date } }));
  api.on('POST /api/admin/cash-ups/:date', () => ({
    status: 201,
    json: cashUpSignedSchema.parse({ number: till.day.signed.length + 1 }),
  }));
  return till;
}
