-- Up Migration

-- How often the mail server has said no for good. Counted apart from the tries: a mail that has waited through an outage
-- must not be given up at the first refusal.
ALTER TABLE emails ADD COLUMN refusals integer NOT NULL DEFAULT 0;
