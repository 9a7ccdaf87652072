import type { StaffLanguage } from '../auth/staff-languages.ts';
import { localized } from '../languages/localized-text.ts';
import { giftOrigins } from '../reports/figures.ts';
import { sumsOf, vatOfSale } from './reckoning.ts';
import type { Statement } from './statement.ts';
import { seoulWallClock } from '../time/seoul.ts';
import { statementWords } from './words.ts';

/** A text, or a number: won, or how many. */
export type StatementCell = string | number;

export interface StatementTable {
  key:
    | 'sums'
    | 'sales'
    | 'methods'
    | 'gift-cards'
    | 'differences'
    | 'corrections'
    | 'checks'
    | 'settlement'
    | 'unsettled';
  title: string;
  headings: readonly string[];
  rows: readonly (readonly StatementCell[])[];
  /** The last row sums up those before. */
  hasSum: boolean;
}

/** Whether a column stands at the right: one in which there are numbers. */
export const isRight = ({ rows }: Pick<StatementTable, 'rows'>, place: number): boolean =>
  rows.some((row) => typeof row[place] === 'number');

/** What a statement says, as the page, the PDF and the workbook show it. Tables without a row are left out. */
export function statementTables(statement: Statement, language: StaffLanguage): StatementTable[] {
  const tables = [
    sums(statement, language),
    sales(statement, language),
    methods(statement, language),
    giftCards(statement, language),
    differences(statement, language),
    corrections(statement, language),
    checks(statement, language),
    settlement(statement, language),
    unsettled(statement, language),
  ];
  return tables.filter(({ rows }) => rows.length > 0);
}

function sums(statement: Statement, language: StaffLanguage): StatementTable {
  const { sums: words } = statementWords[language];
  const { vatPercent, cardFeePercent } = statement.settings;
  const {
    takenWon,
    givenBackWon,
    forGiftCardsWon,
    byGiftCardsWon,
    keptWon,
    vatWon,
    cardFeeWon,
    differenceWon,
  } = sumsOf(statement);
  const forGiftCards = forGiftCardsWon === 0 ? [] : [[words.forGiftCards, 0 - forGiftCardsWon]];
  const byGiftCards = byGiftCardsWon === 0 ? [] : [[words.byGiftCards, byGiftCardsWon]];
  const fee = cardFeeWon === null ? [] : [[words.cardFee(String(cardFeePercent)), cardFeeWon]];
  return {
    ...{ key: 'sums', title: words.title, headings: words.headings, hasSum: false },
    rows: [
      [words.taken, takenWon],
      [words.givenBack, 0 - givenBackWon],
      ...forGiftCards,
      ...byGiftCards,
      [words.kept, keptWon],
      [words.vat(String(vatPercent)), vatWon],
      [words.net, keptWon - vatWon],
      ...fee,
      [words.difference, differenceWon],
    ],
  };
}

function sales({ sales: sold, settings }: Statement, language: StaffLanguage): StatementTable {
  const { sales: words } = statementWords[language];
  const rows = sold.map(({ kind, name, key, count, won }) => {
    const called = name ? localized(name, language) : undefined;
    const vat = vatOfSale({ kind, won }, settings.vatPercent);
    const what = {
      fee: words.fee(called ?? words.noBand),
      'add-on': called ?? `#${key}`,
      discount: words.discount(called ?? `#${key}`),
      'gift-given': words.giftGiven,
      'gift-sold': words.giftSold,
      other: words.other,
    }[kind];
    return [what, count, won - vat, vat, won] as const;
  });
  const sum = (place: 1 | 2 | 3 | 4) => rows.reduce((total, row) => total + row[place], 0);
  const together = [words.sum, sum(1), sum(2), sum(3), sum(4)];
  return {
    ...{ key: 'sales', title: words.title, headings: words.headings, hasSum: true },
    rows: rows.length === 0 ? [] : [...rows, together],
  };
}

function methods({ methods: all, giftCards: told }: Statement, language: StaffLanguage): StatementTable {
  const { methods: words, sales: together } = statementWords[language];
  const paid = told ? all.filter(({ method }) => method !== 'gift-card') : all;
  const rows = paid.map(
    ({ method, takenCount, takenWon, givenBackCount, givenBackWon }) =>
      [
        words.names[method],
        ...([takenCount, takenWon, givenBackCount, givenBackWon, takenWon - givenBackWon] as const),
      ] as const,
  );
  const sum = (place: 1 | 2 | 3 | 4 | 5) => rows.reduce((total, row) => total + row[place], 0);
  return {
    ...{ key: 'methods', title: words.title, headings: words.headings, hasSum: true },
    rows: rows.length === 0 ? [] : [...rows, [together.sum, sum(1), sum(2), sum(3), sum(4), sum(5)]],
  };
}

/** Beside the money, so that the sums of what was received and given back are those of every report. */
function giftCards({ giftCards: moved }: Statement, language: StaffLanguage): StatementTable {
  const { giftCards: words } = statementWords[language];
  return {
    ...{ key: 'gift-cards', title: words.title, headings: words.headings, hasSum: false },
    rows: giftOrigins.flatMap((origin) => {
      const { paidWon = 0, returnedWon = 0 } = moved?.[origin] ?? {};
      const row = [words.kinds[origin], paidWon, returnedWon, paidWon - returnedWon] as const;
      return paidWon === 0 && returnedWon === 0 ? [] : [row];
    }),
  };
}

function differences({ differences: found }: Statement, language: StaffLanguage): StatementTable {
  const { differences: words, methods: paid } = statementWords[language];
  return {
    ...{ key: 'differences', title: words.title, headings: words.headings, hasSum: false },
    rows: found.map(({ date, method, won }) => [date, paid.names[method], won]),
  };
}

function corrections({ corrections: late }: Statement, language: StaffLanguage): StatementTable {
  const { corrections: words, methods: paid } = statementWords[language];
  return {
    ...{ key: 'corrections', title: words.title, headings: words.headings, hasSum: false },
    rows: late.map(({ kind, date, orderId, method, won }) => [
      ...[date, words.kinds[kind], orderId ?? '', paid.names[method], won],
    ]),
  };
}

function settlement({ settlement: list }: Statement, language: StaffLanguage): StatementTable {
  const { settlement: words } = statementWords[language];
  const title = words.title(list ? seoulWallClock(new Date(list.checkedAt)).date : '');
  return {
    ...{ key: 'settlement', title, headings: words.headings, hasSum: false },
    rows: list
      ? [
          [words.settled, list.settledWon],
          [words.fee, 0 - list.feeWon],
          [words.payOut, list.payOutWon],
          [words.matched, list.matched],
          [words.differences, list.differences.length],
        ]
      : [],
  };
}

/** What differs in the settlement list, each with what to do. */
function unsettled({ settlement: list }: Statement, language: StaffLanguage): StatementTable {
  const { unsettled: words } = statementWords[language];
  return {
    ...{ key: 'unsettled', title: words.title, headings: words.headings, hasSum: false },
    rows: (list?.differences ?? []).map(({ kind, date, orderId, transactionKey, ourWon, settledWon }) => [
      ...[date, orderId ?? transactionKey, ourWon ?? '', settledWon ?? '', words.kinds[kind]],
    ]),
  };
}

function checks({ comparison, unsignedDays }: Statement, language: StaffLanguage): StatementTable {
  const { checks: words } = statementWords[language];
  const { days, comparedDays, differences: found } = comparison;
  return {
    ...{ key: 'checks', title: words.title, headings: words.headings, hasSum: false },
    rows: [
      [words.comparison, words.comparedOf(comparedDays, days)],
      [words.differences, found],
      [words.unsigned, unsignedDays],
    ],
  };
}
