-- Up Migration

-- A cafe of several. A house that names no branches is number 1; what was sold before it named any belongs to that.
CREATE TABLE branches (
  id    smallint PRIMARY KEY CHECK (id > 0),
  -- As the content names them, in every language; both are null until it does: name and venue are the house's then.
  name  jsonb,
  venue jsonb
);
INSERT INTO branches (id) VALUES (1);

-- A booth stands where it stands: it never changes its branch, so a booking's is that of its studio.
ALTER TABLE studios ADD COLUMN branch_id smallint NOT NULL DEFAULT 1 REFERENCES branches;
CREATE INDEX studios_by_branch ON studios (branch_id);

-- The branches as of a version, complete; none for a house that names none.
ALTER TABLE catalogue_versions ADD COLUMN branches jsonb NOT NULL DEFAULT '[]' CHECK (jsonb_typeof(branches) = 'array');

-- Who waits for a day waits for it in one of the branches.
ALTER TABLE waitlist_wishes ADD COLUMN branch_id smallint NOT NULL DEFAULT 1 REFERENCES branches;
DROP INDEX waitlist_wishes_once, waitlist_wishes_waiting, waitlist_wishes_by_day;
CREATE UNIQUE INDEX waitlist_wishes_once ON waitlist_wishes (lower(email), branch_id, day) WHERE state IN ('waiting', 'offered');
CREATE INDEX waitlist_wishes_waiting ON waitlist_wishes (branch_id, day, joined_at, id) WHERE state = 'waiting';
CREATE INDEX waitlist_wishes_by_day ON waitlist_wishes (branch_id, day);
