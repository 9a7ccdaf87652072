import { branchOfBookingSql } from '../../catalogue/branches.store.ts';
import { counterSource, giftOriginSql } from '../../reports/counting/money-facts.store.ts';
import { PAGE_ROWS, seoulSql } from './sheet.ts';
import type { PagedSheet } from './sheet.ts';

const isOfBranch = (orderId: string, branch: string) =>
  `(${branch}::int IS NULL OR ${branchOfBookingSql(orderId)} = ${branch})`;

/** Money alone, so that the column sums up to what the reports say; what a gift card pays has columns of its own. */
const amountSql = (means: string, won: string) => `CASE ${means} WHEN 'gift-card' THEN 0 ELSE ${won} END`;
const giftSql = (means: string, won: string, cardId: string) =>
  `CASE ${means} WHEN 'gift-card' THEN ${won} END, CASE ${means} WHEN 'gift-card' THEN ${giftOriginSql(cardId)} END`;

/** Money that moved by card on the site, as the provider vouches for it, and by gift card. */
const byCard = (isTaken: boolean, cells: string, more = '') => `
  (SELECT t.at, t.transaction_key AS key, ${branchOfBookingSql('a.order_id')} AS "branchId",
          jsonb_build_array(${seoulSql('t.at')}, a.order_id, t.means, ${amountSql('t.means', 'abs(t.amount_won)')}, ${cells},
            ${giftSql('t.means', 'abs(t.amount_won)', 'a.gift_card_id')}) AS cells
     FROM payment_transactions t JOIN payment_attempts a ON a.id = t.attempt_id ${more}
    WHERE t.amount_won ${isTaken ? '>' : '<'} 0 AND t.at >= $1 AND t.at < $2
      AND (t.at, t.transaction_key) > ($3::timestamptz, $4::text) AND ${isOfBranch('a.order_id', '$5')}
    ORDER BY t.at, t.transaction_key LIMIT ${PAGE_ROWS})`;

/** Money that moved at the counter, by hand and by gift card. A booking number sorts apart from the provider's keys, so both have one order. */
const atCounter = (moment: 'taken_at' | 'given_back_at', cells: string) => `
  (SELECT c.${moment} AS at, c.key, ${branchOfBookingSql('c.order_id')} AS "branchId",
          jsonb_build_array(${seoulSql(`c.${moment}`)}, c.order_id, c.method, ${amountSql('c.method', 'c.amount_won')}, ${cells},
            ${giftSql('c.method', 'c.amount_won', 'c.gift_card_id')}) AS cells
     FROM ${counterSource}
    WHERE c.${moment} >= $1 AND c.${moment} < $2
      AND (c.${moment}, c.key) > ($3::timestamptz, $4::text) AND ${isOfBranch('c.order_id', '$5')}
    ORDER BY c.${moment}, c.key LIMIT ${PAGE_ROWS})`;

const pageOf = (...sources: string[]) => `
  SELECT at::text AS at, key, "branchId", cells FROM (${sources.join(' UNION ALL ')}) moved ORDER BY moved.at, key LIMIT ${PAGE_ROWS}`;

const countOf = (isTaken: boolean, moment: 'taken_at' | 'given_back_at') => `
  SELECT (SELECT count(*) FROM payment_transactions t
           WHERE amount_won ${isTaken ? '>' : '<'} 0 AND at >= $1 AND at < $2
             AND ${isOfBranch('(SELECT order_id FROM payment_attempts WHERE id = t.attempt_id)', '$3')})
       + (SELECT count(*) FROM ${counterSource}
           WHERE ${moment} >= $1 AND ${moment} < $2 AND ${isOfBranch('c.order_id', '$3')}) AS count`;

const giftColumns = {
  en: ['By gift card (won)', 'Gift card was'],
  ko: ['선물 카드(원)', '선물 카드 종류'],
};

const columns = {
  en: ['Moment (Seoul)', 'Booking number', 'Method', 'Amount (won)'],
  ko: ['일시 (서울)', '예약 번호', '수단', '금액(원)'],
};

/** What was taken in the days, whatever the sessions' own days. */
export const paymentSheet: PagedSheet = {
  saysBranch: true,
  columns: {
    en: [
      ...columns.en,
      'The provider’s method',
      'The provider’s payment key',
      'Transaction',
      ...giftColumns.en,
    ],
    ko: [...columns.ko, '결제사 결제 수단', '결제사 결제 키', '거래 키', ...giftColumns.ko],
  },
  count: countOf(true, 'taken_at'),
  page: pageOf(
    byCard(true, 'a.method, a.payment_key, t.transaction_key'),
    atCounter('taken_at', 'NULL, NULL, NULL'),
  ),
};

/** What was given back in the days, whenever it was taken. */
export const refundSheet: PagedSheet = {
  saysBranch: true,
  columns: {
    en: [...columns.en, 'Reason', 'Taken (Seoul)', 'Transaction', ...giftColumns.en],
    ko: [...columns.ko, '사유', '받은 일시 (서울)', '거래 키', ...giftColumns.ko],
  },
  count: countOf(false, 'given_back_at'),
  page: pageOf(
    byCard(
      false,
      `r.reason, ${seoulSql('a.approved_at')}, t.transaction_key`,
      'LEFT JOIN refunds r ON r.transaction_key = t.transaction_key',
    ),
    atCounter('given_back_at', `NULL, ${seoulSql('c.taken_at')}, NULL`),
  ),
};
