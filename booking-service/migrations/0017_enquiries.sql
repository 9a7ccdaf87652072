-- Up Migration

-- What people who want to open a franchise wrote to us. Kept as it was written; only whether it is answered changes.
CREATE TABLE enquiries (
  id          bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  received_at timestamptz NOT NULL,
  topic       text NOT NULL CHECK (topic IN ('application', 'info-session')),
  name        text NOT NULL CHECK (char_length(name) BETWEEN 1 AND 100 AND name !~ '[[:cntrl:]]'),
  company     text NOT NULL CHECK (char_length(company) <= 100 AND company !~ '[[:cntrl:]]'),
  city        text NOT NULL CHECK (char_length(city) BETWEEN 1 AND 100 AND city !~ '[[:cntrl:]]'),
  phone       text NOT NULL CHECK (char_length(phone) BETWEEN 1 AND 30 AND phone !~ '[[:cntrl:]]'),
  -- Becomes the Reply-To of the mail to us: no header can be smuggled in.
  email       text NOT NULL CHECK (char_length(email) BETWEEN 3 AND 100 AND email !~ '[[:cntrl:]]'),
  message     text NOT NULL CHECK (char_length(message) <= 2000),
  answered_at timestamptz,
  answered_by text, -- the name, so that it outlives the account
  CHECK ((answered_at IS NULL) = (answered_by IS NULL))
);
