-- Up Migration

-- The outbox. A mail is written in the transaction of what it reports and sent by a worker, so it is promised exactly
-- when the thing has happened. What is sent is stored: a resend sends the same words.
CREATE TABLE emails (
  id               uuid PRIMARY KEY,
  booking_id       text REFERENCES bookings,
  kind             text NOT NULL,
  recipient        text NOT NULL CHECK (recipient !~ '[[:cntrl:]]'),
  subject          text NOT NULL CHECK (subject !~ '[\r\n]'), -- no header can be smuggled in
  html_body        text NOT NULL,
  text_body        text NOT NULL,
  calendar         text, -- an .ics entry for a session with a time
  reply_to         text CHECK (reply_to !~ '[\r\n]'),
  -- 'system', or 'user:<id>' for a mail that staff sent
  requested_by     text NOT NULL DEFAULT 'system',
  -- Stable over retries, so that a mail server or reader can drop a second copy.
  message_id       text NOT NULL UNIQUE,
  state            text NOT NULL DEFAULT 'queued' CHECK (state IN ('queued', 'sending', 'sent', 'failed')),
  tries            integer NOT NULL DEFAULT 0,
  next_try_at      timestamptz NOT NULL,
  lease_expires_at timestamptz,
  last_error       text,
  created_at       timestamptz NOT NULL,
  sent_at          timestamptz,
  CHECK ((state = 'sent') = (sent_at IS NOT NULL))
);
CREATE INDEX emails_due ON emails (next_try_at) WHERE state IN ('queued', 'sending');
-- For the cap per recipient, which every newly queued mail looks at.
CREATE INDEX emails_by_recipient ON emails (lower(recipient), created_at);
CREATE INDEX emails_by_booking ON emails (booking_id, created_at);
