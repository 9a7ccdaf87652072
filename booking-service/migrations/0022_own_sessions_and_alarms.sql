-- Up Migration

-- What the owner of a session knows it by: no more of the browser than its name, no whole address. Null: not known, as for
-- the sessions of before. The list names a session by its id, because the token stays with the browser.
ALTER TABLE sessions
  ADD COLUMN id      bigint GENERATED ALWAYS AS IDENTITY UNIQUE,
  ADD COLUMN browser text CHECK (char_length(browser) <= 100),
  ADD COLUMN network text CHECK (char_length(network) <= 100);

-- A browser may be known to several accounts: colleagues who share one would otherwise be strangers to it in turn.
ALTER TABLE known_devices
  DROP CONSTRAINT known_devices_pkey,
  ADD COLUMN id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  ADD CONSTRAINT known_devices_once UNIQUE (token_hash, user_id);

-- What the owner of an account was mailed and super admins see for a day: a browser that it was never signed in from before,
-- or wrong passwords up to the limit.
CREATE TABLE sign_in_alarms (
  id      bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  user_id bigint NOT NULL REFERENCES users ON DELETE CASCADE,
  kind    text NOT NULL CHECK (kind IN ('new-browser', 'failed-sign-ins')),
  at      timestamptz NOT NULL,
  browser text CHECK (char_length(browser) <= 100),
  network text CHECK (char_length(network) <= 100),
  -- Of wrong passwords: how many there had been.
  tries   integer,
  CHECK ((kind = 'failed-sign-ins') = (tries IS NOT NULL))
);
CREATE INDEX sign_in_alarms_by_user ON sign_in_alarms (user_id, kind, id);
CREATE INDEX sign_in_alarms_by_age ON sign_in_alarms (at);
