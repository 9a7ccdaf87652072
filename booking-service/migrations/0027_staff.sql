-- Up Migration

-- Staff run the day at the counter; they see neither accounts nor the audit log, and refund nothing.
ALTER TABLE users
  DROP CONSTRAINT users_role_check,
  ADD CONSTRAINT users_role_check CHECK (role IN ('user', 'staff', 'admin', 'super_admin')),
  -- In which the admin area speaks to its owner; null until one was chosen.
  ADD COLUMN language text CHECK (language IN ('en', 'ko'));
