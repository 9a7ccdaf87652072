-- Up Migration

CREATE TABLE users (
  id            bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  -- No @: whoever signs in writes one field, and it must be clear which of the two was meant.
  username      text NOT NULL CHECK (char_length(username) BETWEEN 1 AND 50 AND username !~ '[@[:cntrl:]]'
                                     AND username = btrim(username)),
  email         text NOT NULL CHECK (char_length(email) BETWEEN 3 AND 100 AND email LIKE '%_@_%'),
  password_hash text NOT NULL CHECK (password_hash LIKE '$argon2id$%'),
  role          text NOT NULL CHECK (role IN ('user', 'admin', 'super_admin')),
  is_active     boolean NOT NULL DEFAULT true,
  created_at    timestamptz NOT NULL
);
-- Nobody signs in as somebody else by another way of writing the name.
CREATE UNIQUE INDEX users_username_once ON users (lower(username));
CREATE UNIQUE INDEX users_email_once ON users (lower(email));

-- Only the SHA-256 of a token is kept: whoever reads this table can sign in with none of its rows. Ending a session is
-- deleting its row, which every copy of the service sees at once.
CREATE TABLE sessions (
  token_hash     bytea PRIMARY KEY,
  user_id        bigint NOT NULL REFERENCES users ON DELETE CASCADE,
  created_at     timestamptz NOT NULL,
  last_active_at timestamptz NOT NULL
);
CREATE INDEX sessions_by_user ON sessions (user_id);
CREATE INDEX sessions_by_age ON sessions (last_active_at);

-- Browsers that have signed in before. They have a login limit of their own, so strangers' guesses at an account cannot
-- lock its owner out.
CREATE TABLE known_devices (
  token_hash bytea PRIMARY KEY,
  user_id    bigint NOT NULL REFERENCES users ON DELETE CASCADE,
  seen_at    timestamptz NOT NULL
);
CREATE INDEX known_devices_by_user ON known_devices (user_id, seen_at);

-- Every action of staff. Rows are never changed, and outlive the account they name.
CREATE TABLE audit_log (
  id       bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  at       timestamptz NOT NULL,
  actor_id bigint, -- null: from the command line or the environment
  actor    text NOT NULL,
  action   text NOT NULL,
  -- What it was done to, for example 'booking' and its number.
  subject_type text NOT NULL,
  subject_id   text NOT NULL,
  before   jsonb,
  after    jsonb
);
CREATE INDEX audit_log_by_subject ON audit_log (subject_type, subject_id, id);
