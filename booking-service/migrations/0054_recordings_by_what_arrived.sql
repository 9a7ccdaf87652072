-- Up Migration

-- The room that an upload takes is what has arrived of it, not what its sender said that it would be.
ALTER TABLE recordings ADD COLUMN received_bytes bigint NOT NULL DEFAULT 0 CHECK (received_bytes >= 0);

-- A small file may unfold to weeks of silence, or to more channels than there are microphones.
ALTER TABLE recordings DROP CONSTRAINT recordings_refusal_check;
ALTER TABLE recordings ADD CONSTRAINT recordings_refusal_check
  CHECK (refusal IN ('not-a-recording', 'damaged', 'other-content', 'beyond-limits'));
