-- Up Migration

-- A provider that took another amount than was asked for gives back what it took: only there the balance may be beyond the
-- booking's amount, and such an attempt has failed.
ALTER TABLE payment_attempts
  DROP CONSTRAINT payment_attempts_check,
  ADD CHECK (balance_won >= 0 AND (balance_won <= amount_won OR state = 'FAILED'));
