-- Up Migration

-- Whoever works at the counter may be limited to some branches; null: all of them. Admins run the house.
ALTER TABLE users
  ADD COLUMN branch_ids smallint[],
  ADD CONSTRAINT users_branches_of_staff
    CHECK (branch_ids IS NULL OR (role = 'staff' AND cardinality(branch_ids) > 0));
