-- Up Migration

-- The request or run of a job that queued the mail, as the log has it. Null for those from before.
ALTER TABLE emails ADD COLUMN request_id text CHECK (char_length(request_id) <= 60);
