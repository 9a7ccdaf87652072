-- Up Migration

-- The accounts of staff, how they sign in, and the log of what they do.

CREATE TABLE users (
  id                   bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  -- No @: the sign-in form has one field, and it must be clear whether a name or an address was typed.
  username             text NOT NULL CHECK (char_length(username) BETWEEN 1 AND 50 AND username !~ '[@[:cntrl:]]'
                                            AND username = btrim(username)),
  email                text NOT NULL CHECK (char_length(email) BETWEEN 3 AND 254 AND email LIKE '%_@_%'),
  password_hash        text NOT NULL CHECK (password_hash LIKE '$argon2id$%'),
  -- Staff run the day at the counter; they see neither accounts nor the audit log, and refund nothing.
  role                 text NOT NULL CHECK (role IN ('user', 'staff', 'admin', 'super_admin')),
  -- What the account may change on the website. One of the role 'user' does nothing else.
  content_permission   text NOT NULL DEFAULT 'none' CHECK (content_permission IN ('none', 'editor', 'manager')),
  -- The branches that an account at the counter is limited to; null: all of them.
  branch_ids           smallint[],
  is_active            boolean NOT NULL DEFAULT true,
  -- True while the password is one that another person has set. Until it is changed the account opens nothing else.
  must_change_password boolean NOT NULL DEFAULT false,
  -- Language of the admin area; null until one was chosen.
  language             text CHECK (language IN ('en', 'ko')),
  -- Whether the account gets last week's report by mail on Mondays, and the Monday of the newest one.
  monday_mail          boolean NOT NULL DEFAULT false,
  monday_mail_sent_on  date,
  created_at           timestamptz NOT NULL,
  CONSTRAINT users_branches_of_staff CHECK (branch_ids IS NULL OR (role = 'staff' AND cardinality(branch_ids) > 0))
);
-- Another way of writing a name or an address is not another account.
CREATE UNIQUE INDEX users_username_once ON users (lower(username));
CREATE UNIQUE INDEX users_email_once ON users (lower(email));

-- Only the SHA-256 of a token is kept, so the rows of this table sign nobody in. Ending a session is deleting its row, which
-- every copy of the service sees at once.
CREATE TABLE sessions (
  token_hash     bytea PRIMARY KEY,
  -- Names the session in its owner's list, because the token stays with the browser.
  id             bigint GENERATED ALWAYS AS IDENTITY UNIQUE,
  user_id        bigint NOT NULL REFERENCES users ON DELETE CASCADE,
  -- What the owner recognises it by: the name of the browser and no whole address. Null: not known.
  browser        text CHECK (char_length(browser) <= 100),
  network        text CHECK (char_length(network) <= 100),
  created_at     timestamptz NOT NULL,
  last_active_at timestamptz NOT NULL
);
CREATE INDEX sessions_by_user ON sessions (user_id);
CREATE INDEX sessions_by_age ON sessions (last_active_at);

-- A session of the CMS belongs to the staff session that it came from, and ends with it. It begins as a ticket, good once.
CREATE TABLE cms_sessions (
  id          bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  session_id  bigint NOT NULL REFERENCES sessions (id) ON DELETE CASCADE,
  ticket_hash bytea UNIQUE CHECK (octet_length(ticket_hash) = 32), -- SHA-256; null once it was exchanged
  created_at  timestamptz NOT NULL
);
CREATE INDEX cms_sessions_by_session ON cms_sessions (session_id);

-- Browsers that have signed in before. They have a sign-in limit of their own, so guesses of strangers cannot lock the owner
-- of an account out. A browser may be known to several accounts, because colleagues share one.
CREATE TABLE known_devices (
  id         bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  token_hash bytea NOT NULL,
  user_id    bigint NOT NULL REFERENCES users ON DELETE CASCADE,
  seen_at    timestamptz NOT NULL,
  CONSTRAINT known_devices_once UNIQUE (token_hash, user_id)
);
CREATE INDEX known_devices_by_user ON known_devices (user_id, seen_at);

-- Mailed to the owner of an account and shown to super admins for a day: a sign-in from a browser that the account has never
-- used, or wrong passwords up to the limit.
CREATE TABLE sign_in_alarms (
  id      bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  user_id bigint NOT NULL REFERENCES users ON DELETE CASCADE,
  kind    text NOT NULL CHECK (kind IN ('new-browser', 'failed-sign-ins')),
  at      timestamptz NOT NULL,
  browser text CHECK (char_length(browser) <= 100),
  network text CHECK (char_length(network) <= 100),
  -- How many wrong passwords there had been.
  tries   integer,
  CONSTRAINT sign_in_alarms_tries_of_failed CHECK ((kind = 'failed-sign-ins') = (tries IS NOT NULL))
);
CREATE INDEX sign_in_alarms_by_user ON sign_in_alarms (user_id, kind, id);
CREATE INDEX sign_in_alarms_by_age ON sign_in_alarms (at);

-- Second factors.

-- An authenticator app. Its secret is sealed with a key that is not in the database, so a copy of the database makes no codes.
CREATE TABLE authenticator_apps (
  user_id       bigint PRIMARY KEY REFERENCES users ON DELETE CASCADE,
  sealed_secret bytea NOT NULL,
  -- The time step of the newest code that was accepted: no code is accepted twice.
  last_step     bigint NOT NULL
);

CREATE TABLE passkeys (
  id            bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  user_id       bigint NOT NULL REFERENCES users ON DELETE CASCADE,
  name          text NOT NULL CHECK (char_length(name) BETWEEN 1 AND 60 AND name !~ '[[:cntrl:]]'),
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

-- A factor that is being set up. It is begun with the password, so nobody else knows the secret.
CREATE TABLE second_factor_setups (
  user_id       bigint NOT NULL REFERENCES users ON DELETE CASCADE,
  kind          text NOT NULL CHECK (kind IN ('app', 'passkey')),
  sealed_secret bytea NOT NULL, -- of the app, or the challenge for a passkey
  started_at    timestamptz NOT NULL,
  PRIMARY KEY (user_id, kind)
);

-- The password was right, and a second factor has to follow. Deleted with the sign-in that it leads to.
CREATE TABLE pending_sign_ins (
  token_hash bytea PRIMARY KEY,
  user_id    bigint NOT NULL REFERENCES users ON DELETE CASCADE,
  challenge  text, -- for a passkey, if the account has one
  created_at timestamptz NOT NULL
);
CREATE INDEX pending_sign_ins_by_user ON pending_sign_ins (user_id);
CREATE INDEX pending_sign_ins_by_age ON pending_sign_ins (created_at);

-- Whether every account that may refund or edit the website needs a second factor. One row.
CREATE TABLE second_factor_rule (
  only_one    boolean PRIMARY KEY DEFAULT true CHECK (only_one),
  is_required boolean NOT NULL
);
INSERT INTO second_factor_rule (is_required) VALUES (false);

-- Matters that staff have dealt with, by the key under which the dashboard shows them. A matter that becomes another one (a
-- ledger day with other differences) has another key.
CREATE TABLE attention_dismissals (
  key          text PRIMARY KEY CHECK (char_length(key) BETWEEN 1 AND 200),
  dismissed_by bigint REFERENCES users ON DELETE SET NULL,
  dismissed_at timestamptz NOT NULL
);

-- The audit log: every action of staff. Rows outlive the account that they name.
CREATE TABLE audit_log (
  id           bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  at           timestamptz NOT NULL,
  actor_id     bigint, -- null: from the command line or the environment
  actor        text NOT NULL,
  action       text NOT NULL,
  -- What it was done to, for example 'booking' and its number.
  subject_type text NOT NULL,
  subject_id   text NOT NULL,
  before       jsonb,
  after        jsonb
);
CREATE INDEX audit_log_by_subject ON audit_log (subject_type, subject_id, id);
CREATE INDEX audit_log_matters ON audit_log ((after ->> 'bookingId')) WHERE subject_type = 'matter';
-- Entries that still name a person, oldest first.
CREATE INDEX audit_log_named ON audit_log (at) WHERE actor <> 'removed';

-- Details that stay when the words of an entry are removed: figures, states and numbers of ours. Everything else goes.
CREATE FUNCTION audit_without_words(details jsonb) RETURNS jsonb LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT CASE WHEN details IS NULL THEN NULL ELSE coalesce(
    (SELECT jsonb_object_agg(key, value) FROM jsonb_each(details)
      WHERE key IN ('status', 'startsAt', 'balanceWon', 'amountWon', 'policyWon', 'override', 'role', 'contentPermission', 'isActive', 'kind',
                    'matched', 'differences', 'emailId', 'bookingId', 'bookings', 'mails', 'enquiries', 'keptByLaw', 'step', 'method',
                    'blockKind', 'blockedFrom', 'blockedUntil', 'studioIds', 'isWeekly', 'isKept', 'blockId', 'studioId')),
    '{}') END
$$;

-- A statement of the service may add to the log and change nothing of it. (The owner of the table could drop this guard; that
-- is a change of the schema and no slip.)
CREATE FUNCTION audit_log_is_append_only() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'The audit log is only ever added to' USING ERRCODE = 'insufficient_privilege';
END
$$;
CREATE TRIGGER audit_log_append_only BEFORE DELETE OR TRUNCATE ON audit_log
  FOR EACH STATEMENT EXECUTE FUNCTION audit_log_is_append_only();

-- Two exceptions, judged row by row: the words of entries about a forgotten booking are removed, and, after a year at least,
-- the name of the person who acted. The entry itself stays, and what was done to what.
CREATE FUNCTION audit_log_only_forgets() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  about text := CASE OLD.subject_type WHEN 'booking' THEN OLD.subject_id WHEN 'matter' THEN OLD.after ->> 'bookingId' END;
  loses_words boolean := (NEW.before, NEW.after) IS NOT DISTINCT FROM
                         (audit_without_words(OLD.before), audit_without_words(OLD.after));
  stays boolean := (NEW.id, NEW.at, NEW.action, NEW.subject_type, NEW.subject_id) IS NOT DISTINCT FROM
                   (OLD.id, OLD.at, OLD.action, OLD.subject_type, OLD.subject_id);
  keeps_actor boolean := (NEW.actor_id, NEW.actor) IS NOT DISTINCT FROM (OLD.actor_id, OLD.actor);
  loses_actor boolean := NEW.actor_id IS NULL AND NEW.actor = 'removed' AND OLD.at < now() - interval '1 year';
BEGIN
  IF stays AND loses_words AND
     (loses_actor
      OR keeps_actor AND EXISTS (SELECT FROM bookings b WHERE b.id = about AND b.forgotten_at IS NOT NULL)) THEN
    RETURN NEW;
  END IF;
  RAISE EXCEPTION 'The audit log is only ever added to' USING ERRCODE = 'insufficient_privilege';
END
$$;
CREATE TRIGGER audit_log_only_forgets BEFORE UPDATE ON audit_log
  FOR EACH ROW EXECUTE FUNCTION audit_log_only_forgets();

-- The two exceptions as functions with the owner's rights: the service's role, which may only add to the log, calls them.
CREATE FUNCTION audit_log_forget_words(bookings text[]) RETURNS bigint
  LANGUAGE sql SECURITY DEFINER SET search_path = public, pg_temp AS $$
  WITH forgotten AS (
    UPDATE audit_log SET before = audit_without_words(before), after = audit_without_words(after)
     WHERE (subject_type = 'booking' AND subject_id = ANY (bookings)
            OR subject_type = 'matter' AND after ->> 'bookingId' = ANY (bookings))
       AND (before, after) IS DISTINCT FROM (audit_without_words(before), audit_without_words(after))
     RETURNING 1)
  SELECT count(*) FROM forgotten
$$;
CREATE FUNCTION audit_log_forget_names(before_moment timestamptz, at_most int) RETURNS bigint
  LANGUAGE sql SECURITY DEFINER SET search_path = public, pg_temp AS $$
  WITH due AS (
    SELECT id FROM audit_log
     WHERE actor <> 'removed' AND at < least(before_moment, now() - interval '1 year')
     ORDER BY at LIMIT at_most FOR UPDATE SKIP LOCKED),
  forgotten AS (
    UPDATE audit_log l SET actor_id = NULL, actor = 'removed',
           before = audit_without_words(before), after = audit_without_words(after)
      FROM due WHERE l.id = due.id RETURNING 1)
  SELECT count(*) FROM forgotten
$$;
