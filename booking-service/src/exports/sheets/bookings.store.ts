import { statusSql } from '../../bookings/lifecycle/booking.store.ts';
import { branchOfBookingSql } from '../../catalogue/branches.store.ts';
import { balanceWonSql, paymentJoin } from '../../orders/balance.store.ts';
import { PAGE_ROWS, seoulSql } from './sheet.ts';
import type { PagedSheet } from './sheet.ts';

/** What `booking_search` has noted lately stands beside its index (`is_folded`), and is looked through by itself. */
const some = (isFolded: string) => `
  (SELECT booking_id, session_at FROM booking_search
    WHERE ${isFolded} AND session_at >= $1 AND session_at < $2 AND (session_at, booking_id) > ($3::timestamptz, $4::text)
    ORDER BY session_at, booking_id LIMIT ${PAGE_ROWS})`;

/**
 * Sessions of the days, as they are booked now. Klook guests who have no time yet are of no day. Numbers in `booking_search` have
 * another collation than the bookings' own: without the word for it no index finds them.
 */
export const bookingSheet: PagedSheet = {
  readsNow: true,
  saysBranch: true,
  columns: {
    en: [
      ...[
        'Booking number',
        'Session (Seoul)',
        'Minutes',
        'Studio',
        'Status',
        'Channel',
        'Klook number',
        'Paid with',
      ],
      ...['Place in the group', 'Name', 'E-mail', 'Phone', 'Language', 'Drink', 'Song', 'Add-ons'],
      ...[
        'Session fee (won)',
        'Voucher',
        'Taken off (won)',
        'Price (won)',
        'Paid online (won)',
        'Still ours of it (won)',
        'Paid at the counter with',
        'Paid at the counter (won)',
        'By gift card there (won)',
        'Given back there (won)',
        'Booked (Seoul)',
      ],
    ],
    ko: [
      ...[
        '예약 번호',
        '세션 (서울)',
        '시간(분)',
        '스튜디오',
        '상태',
        '채널',
        '클룩 번호',
        '함께 결제한 예약',
      ],
      ...['일행 중 순서', '이름', '이메일', '전화번호', '언어', '음료', '곡', '추가 상품'],
      ...[
        '세션 요금(원)',
        '할인 코드',
        '할인(원)',
        '판매가(원)',
        '온라인 결제(원)',
        '환불 후 남은 금액(원)',
        '카운터 결제 수단',
        '카운터 결제(원)',
        '카운터 선물 카드(원)',
        '카운터에서 돌려준 금액(원)',
        '예약한 때 (서울)',
      ],
    ],
  },
  count: `SELECT count(*) AS count FROM booking_search WHERE session_at >= $1 AND session_at < $2
            AND ($3::int IS NULL OR ${branchOfBookingSql('booking_id COLLATE "default"')} = $3)`,
  page: `
    WITH page AS MATERIALIZED (
      SELECT * FROM (${some('is_folded')} UNION ALL ${some('NOT is_folded')}) rows
       ORDER BY session_at, booking_id LIMIT ${PAGE_ROWS})
    SELECT page.session_at::text AS at, page.booking_id AS key, studios.branch_id AS "branchId",
           CASE WHEN $5::int IS NULL OR studios.branch_id = $5 THEN jsonb_build_array(
             b.id, ${seoulSql('b.starts_at')}, b.slot_minutes, studios.name, ${statusSql('$6')},
             CASE WHEN c.order_id IS NULL THEN b.booking_type ELSE 'walk-in' END, b.klook_booking_id, b.order_id,
             b.place, b.name, o.email, o.phone, o.locale, concat_ws(', ', b.selected_drink, b.drink_temperature),
             b.youtube_track_url,
             (SELECT string_agg(sold ->> 'name', ', ') FROM jsonb_array_elements(b.addons) sold),
             b.session_fee_won, vouchers.code, b.discount_won, b.total_price_won, b.paid_won,
             CASE WHEN a.state = 'PAID' THEN ${balanceWonSql} ELSE 0 END,
             c.method, c.amount_won, c.gift_won,
             CASE WHEN c.given_back_at IS NOT NULL THEN c.amount_won + c.gift_won WHEN c.order_id IS NOT NULL THEN 0 END,
             ${seoulSql('b.created_at')}) END AS cells
      FROM page
      JOIN LATERAL (SELECT * FROM bookings WHERE id = page.booking_id COLLATE "default" OFFSET 0) b ON true
      JOIN orders o ON o.id = b.order_id
      JOIN studios ON studios.id = b.studio_id
      LEFT JOIN vouchers ON vouchers.id = b.voucher_id
      LEFT JOIN counter_payments c ON c.order_id = b.order_id
      ${paymentJoin}
     ORDER BY page.session_at, page.booking_id`,
};
