-- Up Migration

-- What an account may change on the website, beside its role: an account of the role `user` does nothing else.
ALTER TABLE users
  ADD COLUMN content_permission text NOT NULL DEFAULT 'none'
    CHECK (content_permission IN ('none', 'editor', 'manager'));

-- A session of the CMS hangs on the staff session that it came from, and ends with it. It begins as a ticket, good once.
CREATE TABLE cms_sessions (
  id          bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  session_id  bigint NOT NULL REFERENCES sessions (id) ON DELETE CASCADE,
  -- SHA-256 of the ticket; null once it was exchanged.
  ticket_hash bytea UNIQUE CHECK (octet_length(ticket_hash) = 32),
  created_at  timestamptz NOT NULL
);
CREATE INDEX cms_sessions_by_session ON cms_sessions (session_id);

-- Sealed with a key that is not in the database: a copy of it alone makes nobody's codes and opens nobody's recordings.
DELETE FROM authenticator_apps;
ALTER TABLE authenticator_apps DROP COLUMN secret, ADD COLUMN sealed_secret bytea NOT NULL;
DELETE FROM second_factor_setups;
ALTER TABLE second_factor_setups DROP COLUMN secret, ADD COLUMN sealed_secret bytea NOT NULL;
ALTER TABLE recording_handovers
  DROP COLUMN share_token,
  -- Found by the hash; shown again to its guest from what is sealed.
  ADD COLUMN share_token_hash bytea UNIQUE CHECK (octet_length(share_token_hash) = 32),
  ADD COLUMN sealed_share_token bytea,
  ADD CONSTRAINT recording_handovers_share_token CHECK (num_nonnulls(share_token_hash, sealed_share_token) <> 1);

ALTER TABLE passkeys
  DROP CONSTRAINT passkeys_name_check,
  ADD CONSTRAINT passkeys_name_check CHECK (char_length(name) BETWEEN 1 AND 60 AND name !~ '[[:cntrl:]]');
