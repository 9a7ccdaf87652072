-- Up Migration

-- A gift card is a code with a balance. It takes nothing off a price: it pays.
ALTER TABLE vouchers
  DROP CONSTRAINT vouchers_kind_check,
  ADD CONSTRAINT vouchers_kind_check CHECK (kind IN ('percent', 'won', 'free-session', 'gift-card')),
  DROP CONSTRAINT vouchers_value_of_kind,
  ADD CONSTRAINT vouchers_value_of_kind CHECK (
    CASE WHEN kind = 'percent' THEN coalesce(value BETWEEN 1 AND 100, false)
         WHEN kind IN ('won', 'gift-card') THEN coalesce(value BETWEEN 1 AND 10000000, false)
         ELSE value IS NULL END),
  -- What orders hold of a gift card or have paid with it. Changed only together with `voucher_uses`, under this row's lock.
  ADD COLUMN spent_won integer NOT NULL DEFAULT 0,
  ADD CONSTRAINT vouchers_not_overspent CHECK (spent_won BETWEEN 0 AND CASE WHEN kind = 'gift-card' THEN value ELSE 0 END);

-- What the order holds of the gift card, or has paid with it and not got back. It needs no end of its own: it counts while the order
-- waits for its payment, or is paid with it.
ALTER TABLE voucher_uses ADD COLUMN amount_won integer NOT NULL DEFAULT 0 CHECK (amount_won >= 0);

-- A payment is by card, by gift card, or both. `amount_won` is what the provider is asked for.
ALTER TABLE payment_attempts
  DROP CONSTRAINT payment_attempts_amount_won_check,
  ADD COLUMN gift_card_id integer REFERENCES vouchers,
  ADD COLUMN gift_won integer NOT NULL DEFAULT 0 CHECK (gift_won >= 0),
  -- What of it has not gone back; 0 until it is paid.
  ADD COLUMN gift_balance_won integer NOT NULL DEFAULT 0,
  ADD CONSTRAINT payment_attempts_for_something CHECK (amount_won >= 0 AND amount_won + gift_won > 0),
  ADD CONSTRAINT payment_attempts_gift_of_card CHECK ((gift_won > 0) = (gift_card_id IS NOT NULL)),
  ADD CONSTRAINT payment_attempts_gift_balance CHECK (gift_balance_won BETWEEN 0 AND gift_won);
-- `amount_won` is the whole of a line, by whatever it is paid; this is the gift card's share.
ALTER TABLE attempt_lines ADD COLUMN gift_won integer NOT NULL DEFAULT 0,
  ADD CONSTRAINT attempt_lines_gift_share CHECK (gift_won BETWEEN 0 AND amount_won);

-- What goes back goes where it came from. `amount_won` is what the provider sends back; of a line it is the whole.
ALTER TABLE refunds
  DROP CONSTRAINT refunds_amount_won_check,
  ADD COLUMN gift_won integer NOT NULL DEFAULT 0 CHECK (gift_won >= 0),
  ADD CONSTRAINT refunds_of_something CHECK (amount_won >= 0 AND amount_won + gift_won > 0),
  ADD CONSTRAINT refunds_gift_is_back_at_once CHECK (amount_won > 0 OR state = 'DONE');
ALTER TABLE refund_lines ADD COLUMN gift_won integer NOT NULL DEFAULT 0,
  ADD CONSTRAINT refund_lines_gift_share CHECK (gift_won BETWEEN 0 AND amount_won);

-- The ledger has what moves to and from gift cards beside what the provider vouches for.
ALTER TABLE payment_transactions ADD COLUMN means text NOT NULL DEFAULT 'card' CHECK (means IN ('card', 'gift-card'));
DROP INDEX payment_transactions_one_capture;
CREATE UNIQUE INDEX payment_transactions_one_capture ON payment_transactions (attempt_id, means) WHERE amount_won > 0;

-- What of a payment at the counter was paid with a gift card, beside `amount_won`.
ALTER TABLE counter_payments
  DROP CONSTRAINT counter_payments_method_check,
  ADD CONSTRAINT counter_payments_method_check CHECK (method IN ('card-terminal', 'cash', 'transfer', 'free', 'gift-card')),
  ADD COLUMN gift_card_id integer REFERENCES vouchers,
  ADD COLUMN gift_won integer NOT NULL DEFAULT 0 CHECK (gift_won >= 0),
  ADD CONSTRAINT counter_payments_gift_of_card CHECK ((gift_won > 0) = (gift_card_id IS NOT NULL)),
  ADD CONSTRAINT counter_payments_by_gift_alone CHECK (method <> 'gift-card' OR (amount_won = 0 AND gift_won > 0));
