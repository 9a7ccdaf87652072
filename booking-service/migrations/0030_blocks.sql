-- Up Migration

-- A time at which nothing is sold: a break, a repair, a private event, or a house that closes.
CREATE TABLE blocks (
  id         bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  studio_ids smallint[] NOT NULL CHECK (cardinality(studio_ids) > 0),
  kind       text NOT NULL CHECK (kind IN ('break', 'repair', 'private-event', 'closed')),
  note       text CHECK (char_length(note) BETWEEN 1 AND 200),
  -- The first of them where it comes every week.
  starts_at  timestamptz NOT NULL CHECK (extract(epoch FROM starts_at)::bigint % 600 = 0),
  ends_at    timestamptz NOT NULL CHECK (extract(epoch FROM ends_at)::bigint % 600 = 0),
  is_weekly  boolean NOT NULL,
  -- The last day in Seoul on which a weekly one begins; null: until it is lifted.
  last_date  date,
  -- Every week that begins before this is laid out.
  laid_until timestamptz NOT NULL,
  created_at timestamptz NOT NULL,
  -- Null once the account is gone.
  created_by bigint REFERENCES users ON DELETE SET NULL,
  -- No further week is laid out.
  lifted_at  timestamptz,
  CONSTRAINT blocks_end_after_start CHECK (ends_at > starts_at),
  CONSTRAINT blocks_last_date_of_weekly CHECK (last_date IS NULL OR is_weekly)
);
CREATE INDEX blocks_weekly ON blocks (laid_until) WHERE is_weekly AND lifted_at IS NULL;

-- A unit is a booking's, a block's, or both: a booking that was there first stays, and the unit falls to the block when it ends.
ALTER TABLE slot_claims
  ALTER COLUMN booking_id DROP NOT NULL,
  ADD COLUMN block_id bigint REFERENCES blocks,
  -- Staff decided that the booking stays in spite of the block.
  ADD COLUMN is_kept boolean NOT NULL DEFAULT false,
  ADD CONSTRAINT slot_claims_somebodys CHECK (booking_id IS NOT NULL OR block_id IS NOT NULL),
  ADD CONSTRAINT slot_claims_blocks_do_not_expire CHECK (expires_at IS NULL OR booking_id IS NOT NULL),
  ADD CONSTRAINT slot_claims_kept_in_block CHECK (NOT is_kept OR (booking_id IS NOT NULL AND block_id IS NOT NULL)),
  DROP CONSTRAINT slot_claims_pkey,
  -- Carries what tells a free unit from an owned one, so that the free times of a day are read from the index alone.
  ADD PRIMARY KEY (studio_id, starts_at) INCLUDE (expires_at, block_id);
CREATE INDEX slot_claims_by_block ON slot_claims (block_id, starts_at) WHERE block_id IS NOT NULL;

-- What was blocked stays with an entry of the audit log whose words are removed.
CREATE OR REPLACE FUNCTION audit_without_words(details jsonb) RETURNS jsonb LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT CASE WHEN details IS NULL THEN NULL ELSE coalesce(
    (SELECT jsonb_object_agg(key, value) FROM jsonb_each(details)
      WHERE key IN ('status', 'startsAt', 'balanceWon', 'amountWon', 'policyWon', 'override', 'role', 'isActive', 'kind',
                    'matched', 'differences', 'emailId', 'bookingId', 'bookings', 'mails', 'enquiries', 'keptByLaw', 'step', 'method',
                    'blockKind', 'blockedFrom', 'blockedUntil', 'studioIds', 'isWeekly', 'isKept', 'blockId', 'studioId')),
    '{}') END
$$;
