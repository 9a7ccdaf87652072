-- Up Migration

-- True while the password is one that somebody else has set. Until it is changed the account opens nothing but that.
ALTER TABLE users ADD COLUMN must_change_password boolean NOT NULL DEFAULT false;
