-- Up Migration

-- Of a payment that was not kept the card's part alone was taken, and went back. Until now the gift card's counted as paid all the same.
CREATE TEMPORARY TABLE not_taken ON COMMIT DROP AS
  SELECT a.id FROM payment_attempts a
   WHERE a.amount_won > 0 AND a.gift_won > 0
     AND NOT EXISTS (SELECT FROM payment_transactions t WHERE t.attempt_id = a.id AND t.means = 'gift-card' AND t.amount_won > 0);

UPDATE bookings b SET paid_won = greatest(0, b.paid_won - l.gift_won)
  FROM not_taken n
  JOIN payment_attempts a ON a.id = n.id AND a.state = 'PAID'
  JOIN attempt_lines l ON l.attempt_id = a.id
 WHERE l.booking_id = b.id AND l.gift_won > 0;

INSERT INTO report_stale_days
SELECT DISTINCT (t.at AT TIME ZONE 'Asia/Seoul')::date
  FROM not_taken n JOIN payment_transactions t ON t.attempt_id = n.id
 WHERE t.amount_won > 0;
