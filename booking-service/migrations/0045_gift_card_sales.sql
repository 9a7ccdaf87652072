-- Up Migration

-- An order is bookings that are paid together, or a gift card that somebody buys: what is bought, and the card once it is paid.
CREATE TABLE gift_card_sales (
  order_id       text PRIMARY KEY REFERENCES orders,
  value_won      integer NOT NULL CHECK (value_won BETWEEN 10000 AND 1000000),
  -- What stands on the card, as the buyer has written it.
  recipient_name text NOT NULL CHECK (char_length(recipient_name) BETWEEN 1 AND 100),
  message        text NOT NULL CHECK (char_length(message) <= 300),
  voucher_id     integer CONSTRAINT gift_card_sales_one_card UNIQUE REFERENCES vouchers
);
