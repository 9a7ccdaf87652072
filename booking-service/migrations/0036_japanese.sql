-- Up Migration

-- Mails are written in Japanese too.
ALTER TABLE orders
  DROP CONSTRAINT orders_locale_check,
  ADD CONSTRAINT orders_locale_check CHECK (locale IN ('en', 'ko', 'zh', 'ja')) NOT VALID;
ALTER TABLE orders VALIDATE CONSTRAINT orders_locale_check;
