-- Up Migration

-- What was left on a gift card when it ended or expired, and stays lost when money of a refund opens the card again.
ALTER TABLE vouchers
  ADD COLUMN lapsed_won integer NOT NULL DEFAULT 0,
  DROP CONSTRAINT vouchers_not_overspent,
  ADD CONSTRAINT vouchers_not_overspent CHECK (
    lapsed_won >= 0 AND spent_won >= 0
    AND spent_won + lapsed_won <= CASE WHEN kind = 'gift-card' THEN value ELSE 0 END);
