import { PAGE_ROWS, seoulSql } from './sheet.ts';
import type { PagedSheet } from './sheet.ts';

const DAY = `AT TIME ZONE 'Asia/Seoul')::date`;
const inDays = (day: string) => `${day} >= ($1::timestamptz ${DAY} AND ${day} < ($2::timestamptz ${DAY}`;

/** Of a signing: branches one after the other, and signings in their order. */
const signingKey = `lpad(n.branch_id::text, 4, '0') || lpad(n.number::text, 9, '0') || n.method`;

/** Every signing of the days, a line for each method that was counted. */
export const cashUpSheet: PagedSheet = {
  saysBranch: true,
  columns: {
    en: [
      ...[
        'Day',
        'Signing',
        'Method',
        'Payments',
        'Taken (won)',
        'Given back',
        'Given back (won)',
        'Float (won)',
      ],
      ...[
        'Expected (won)',
        'Counted (won)',
        'Difference (won)',
        'Reason',
        'Signed (Seoul)',
        'Signed by',
        'Correction',
      ],
    ],
    ko: [
      ...[
        '날짜',
        '서명 순번',
        '수단',
        '결제 건수',
        '받은 금액(원)',
        '돌려준 건수',
        '돌려준 금액(원)',
        '시재(원)',
      ],
      ...['예상 금액(원)', '센 금액(원)', '차액(원)', '사유', '서명 일시 (서울)', '서명자', '정정 사유'],
    ],
  },
  count: `SELECT count(*) AS count FROM cash_up_counts
           WHERE ${inDays('date')} AND ($3::int IS NULL OR branch_id = $3)`,
  page: `
    SELECT n.date::text AS at, ${signingKey} AS key, n.branch_id AS "branchId",
           jsonb_build_array(n.date, n.number, n.method, n.taken_count, n.taken_won, n.given_back_count, n.given_back_won,
             n.float_won, n.expected_won, n.counted_won, n.difference_won, n.reason, ${seoulSql('c.signed_at')},
             c.signed_by, c.correction_reason) AS cells
      FROM cash_up_counts n JOIN cash_ups c USING (date, branch_id, number)
     WHERE ${inDays('n.date')} AND n.date >= $3::date
       AND ($5::int IS NULL OR n.branch_id = $5)
       AND (n.date, ${signingKey}) > ($3::date, $4::text)
     ORDER BY n.date, key LIMIT ${PAGE_ROWS}`,
};

/** What the reports are summed from, of all branches together or of one. */
export const figureSheet: PagedSheet = {
  columns: {
    en: ['Day', 'Figure', 'Key', 'Detail', 'Count', 'Amount (won or minutes)'],
    ko: ['날짜', '항목', '구분', '세부', '건수', '금액(원) 또는 시간(분)'],
  },
  count: `SELECT count(*) AS count FROM (
            SELECT FROM report_figures WHERE ${inDays('day')} AND ($3::int IS NULL OR branch_id = $3)
             GROUP BY day, figure, key, detail) lines`,
  page: `
    SELECT day::text AS at, concat_ws(E'\\x01', figure, key, detail) AS key,
           jsonb_build_array(day, figure, key, detail, sum(count), sum(amount)) AS cells
      FROM report_figures
     WHERE ${inDays('day')} AND day >= $3::date AND ($5::int IS NULL OR branch_id = $5)
       AND (day > $3::date OR concat_ws(E'\\x01', figure, key, detail) COLLATE "C" > $4::text)
     GROUP BY day, report_figures.figure, report_figures.key, report_figures.detail
     ORDER BY day, report_figures.figure, report_figures.key, report_figures.detail LIMIT ${PAGE_ROWS}`,
};
