-- Up Migration

-- Rules and add-ons as staff published them, one row per content version. A booking names the version it was sold
-- under, so rows are never changed or removed: what somebody bought must stay readable.
CREATE TABLE catalogue_versions (
  version    bigint PRIMARY KEY CHECK (version >= 0),
  rules      jsonb NOT NULL,
  addons     jsonb NOT NULL CHECK (jsonb_array_length(addons) > 0), -- an empty catalogue is an accident, never an order
  venue      jsonb, -- name, address, directions for e-mails; null when the content does not say
  stored_at  timestamptz NOT NULL DEFAULT now()
);
