-- Up Migration

-- An authenticator app that shows codes. The secret has to be known to reckon a code; without the password it signs nobody in.
CREATE TABLE authenticator_apps (
  user_id   bigint PRIMARY KEY REFERENCES users ON DELETE CASCADE,
  secret    text NOT NULL CHECK (secret ~ '^[A-Z2-7]{32}$'),
  -- The time step of the last code that was taken: none is taken twice.
  last_step bigint NOT NULL
);

CREATE TABLE passkeys (
  id            bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  user_id       bigint NOT NULL REFERENCES users ON DELETE CASCADE,
  name          text NOT NULL CHECK (char_length(name) BETWEEN 1 AND 50 AND name !~ '[[:cntrl:]]'),
  credential_id text NOT NULL CONSTRAINT passkeys_credential_once UNIQUE,
  public_key    bytea NOT NULL,
  counter       bigint NOT NULL,
  transports    text[] NOT NULL,
  created_at    timestamptz NOT NULL,
  last_used_at  timestamptz
);
CREATE INDEX passkeys_by_user ON passkeys (user_id, id);

-- Only the SHA-256 of a code is kept; a code that was used is deleted.
CREATE TABLE recovery_codes (
  user_id   bigint NOT NULL REFERENCES users ON DELETE CASCADE,
  code_hash bytea NOT NULL,
  PRIMARY KEY (user_id, code_hash)
);

-- What somebody is just setting up. Whoever answers has typed the password a moment ago: nobody else knows the secret.
CREATE TABLE second_factor_setups (
  user_id    bigint NOT NULL REFERENCES users ON DELETE CASCADE,
  kind       text NOT NULL CHECK (kind IN ('app', 'passkey')),
  secret     text NOT NULL, -- of the app, or the challenge for a passkey
  started_at timestamptz NOT NULL,
  PRIMARY KEY (user_id, kind)
);

-- The password was right, and a second factor has to follow. Deleted with the sign-in that it leads to.
CREATE TABLE pending_sign_ins (
  token_hash bytea PRIMARY KEY,
  user_id    bigint NOT NULL REFERENCES users ON DELETE CASCADE,
  challenge  text, -- for a passkey, where the account has one
  created_at timestamptz NOT NULL
);
CREATE INDEX pending_sign_ins_by_user ON pending_sign_ins (user_id);
CREATE INDEX pending_sign_ins_by_age ON pending_sign_ins (created_at);

-- Whether everybody who may refund needs a second factor. One row for the house.
CREATE TABLE second_factor_rule (
  only_one    boolean PRIMARY KEY DEFAULT true CHECK (only_one),
  is_required boolean NOT NULL
);
INSERT INTO second_factor_rule (is_required) VALUES (false);
