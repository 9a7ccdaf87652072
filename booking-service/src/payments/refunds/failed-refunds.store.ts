const givesAllBack = (refund: string) =>
  `NOT EXISTS (SELECT FROM refund_lines WHERE refund_id = ${refund}.id)`;

/** Whether two refunds of a payment are for somebody in common. */
const shareBooking = (one: string, other: string) => `(
  ${givesAllBack(one)} OR ${givesAllBack(other)}
  OR EXISTS (SELECT FROM refund_lines x JOIN refund_lines y USING (booking_id)
              WHERE x.refund_id = ${one}.id AND y.refund_id = ${other}.id))`;

/**
 * Whether a later refund for one of the same bookings shows that somebody has decided anew about one that failed.
 *
 * @param refund what the refund is called in the statement
 */
export const isDecidedAnewSql = (refund: string) => `EXISTS (
  SELECT FROM refunds later WHERE later.attempt_id = ${refund}.attempt_id AND later.created_at > ${refund}.created_at
     AND ${shareBooking(refund, 'later')})`;
