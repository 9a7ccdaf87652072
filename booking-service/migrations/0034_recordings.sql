-- Up Migration

-- What was recorded in a session, as files. Every object in the store of files has a row here before it is there, and keeps it
-- when it is gone: what was handed over and deleted can be told.
CREATE TABLE recordings (
  -- Random; also the object's name in the store.
  id             text PRIMARY KEY CHECK (id ~ '^[0-9a-z]{26}$'),
  booking_id     text NOT NULL REFERENCES bookings (id),
  kind           text NOT NULL CHECK (kind IN ('vocals', 'with-backing', 'mix', 'video', 'other')),
  -- As it was called where it came from; nothing of it is in the store's name.
  file_name      text NOT NULL CHECK (char_length(file_name) BETWEEN 1 AND 255),
  size_bytes     bigint NOT NULL CHECK (size_bytes BETWEEN 1 AND 4294967296),
  state          text NOT NULL DEFAULT 'uploading'
                 CHECK (state IN ('uploading', 'checking', 'ready', 'refused', 'ended')),
  -- What the sender says that it is, and once it is ready: what it is.
  sha256         bytea CHECK (octet_length(sha256) = 32),
  refusal        text CHECK (refusal IN ('not-a-recording', 'damaged', 'other-content')),
  format         text CHECK (format IN ('wav', 'aiff', 'flac', 'mp3', 'm4a', 'mp4', 'mov')),
  duration_ms    integer CHECK (duration_ms >= 0),
  sample_rate_hz integer,
  channels       integer,
  bits_per_sample integer,
  -- The loudest sample of each part, a byte each; empty where the format does not tell.
  peaks          bytea,
  uploaded_by    text NOT NULL,
  uploaded_at    timestamptz NOT NULL,
  -- When something of an upload last arrived: one that nobody goes on with is given up.
  touched_at     timestamptz NOT NULL,
  ready_at       timestamptz,
  handed_over_at timestamptz,
  kept_until     timestamptz,
  ended_at       timestamptz,
  ended_because  text CHECK (ended_because IN ('time', 'guest', 'staff', 'erased', 'given-up')),
  -- When the store had confirmed that nothing of it is left; until then something may be.
  gone_at        timestamptz,
  CONSTRAINT recordings_checked_with_sum CHECK (state NOT IN ('checking', 'ready') OR sha256 IS NOT NULL),
  CONSTRAINT recordings_ready_is_known CHECK (state <> 'ready' OR
    num_nonnulls(format, duration_ms, peaks, ready_at, kept_until) = 5),
  CONSTRAINT recordings_refused_has_reason CHECK ((state = 'refused') = (refusal IS NOT NULL)),
  CONSTRAINT recordings_ended_has_reason CHECK ((state = 'ended') = (num_nonnulls(ended_at, ended_because) = 2)),
  CONSTRAINT recordings_handed_over_when_ready CHECK (handed_over_at IS NULL OR ready_at IS NOT NULL),
  CONSTRAINT recordings_gone_only_when_over CHECK (gone_at IS NULL OR state IN ('refused', 'ended'))
);
CREATE INDEX recordings_of_booking ON recordings (booking_id);
CREATE INDEX recordings_to_end ON recordings (kept_until) WHERE state = 'ready';
CREATE INDEX recordings_under_way ON recordings (touched_at) WHERE state IN ('uploading', 'checking');
CREATE INDEX recordings_to_remove ON recordings (id) WHERE state IN ('refused', 'ended') AND gone_at IS NULL;

-- Who of all copies writes to an object, or reads it to check it. By the database's clock, so that copies whose clocks differ agree.
CREATE TABLE recording_leases (
  recording_id text PRIMARY KEY REFERENCES recordings (id),
  holder       uuid NOT NULL,
  expires_at   timestamptz NOT NULL,
  -- Somebody else waits: its holder lets go as soon as it can.
  is_wanted    boolean NOT NULL DEFAULT false
);

-- What a guest was told of the recordings of one session.
CREATE TABLE recording_handovers (
  booking_id     text PRIMARY KEY REFERENCES bookings (id),
  handed_over_at timestamptz NOT NULL,
  handed_over_by text NOT NULL,
  -- The one extension.
  extended_at    timestamptz,
  extended_by    text,
  -- The end that its guest has been reminded of.
  reminded_of    timestamptz,
  -- Opens the listen-only page, and nothing else; null while sharing is off. It is stored as it is: its owner sees it as often
  -- as they like, and what it opens lies beside it.
  share_token    text UNIQUE CHECK (share_token ~ '^[A-Za-z0-9_-]{43}$'),
  CONSTRAINT recording_handovers_extended_by CHECK (num_nonnulls(extended_at, extended_by) <> 1)
);
