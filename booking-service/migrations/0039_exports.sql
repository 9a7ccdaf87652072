-- Up Migration

-- Exports that were ordered, and how far their files are. What a file holds is read while it is sent and kept nowhere; who ordered
-- what stays in the audit log. Rows go a day later, with the next order.
CREATE TABLE exports (
  id         uuid PRIMARY KEY,
  user_id    bigint NOT NULL REFERENCES users ON DELETE CASCADE,
  kind       text NOT NULL,
  format     text NOT NULL,
  language   text NOT NULL,
  first_day  date NOT NULL,
  last_day   date NOT NULL,
  state      text NOT NULL DEFAULT 'ordered' CHECK (state IN ('ordered', 'sending', 'sent', 'broken')),
  rows       integer NOT NULL CHECK (rows >= 0),
  rows_sent  integer NOT NULL DEFAULT 0 CHECK (rows_sent >= 0),
  ordered_at timestamptz NOT NULL,
  -- When the file was last heard of.
  seen_at    timestamptz NOT NULL
);
