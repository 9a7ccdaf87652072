-- Up Migration

-- As `is_owned`, once for all who are written together: a function with a setting of its own is entered again for every row that it is
-- asked for. Each unit is looked up by itself (a scalar subquery is never made a join), so by the key whatever the statistics say.
CREATE FUNCTION owned_parties(parties text[], studios smallint[], units timestamptz[], by_others_than text[], at timestamptz)
  RETURNS SETOF text LANGUAGE plpgsql STABLE SET enable_seqscan = off AS $$
BEGIN
  RETURN QUERY
    SELECT wanted.party FROM unnest(parties, studios, units) AS wanted (party, studio, unit)
     WHERE (SELECT true FROM slot_claims claim
             WHERE claim.studio_id = wanted.studio AND claim.starts_at = wanted.unit
               AND (claim.booking_id = ANY (by_others_than)) IS NOT TRUE
               AND (claim.block_id IS NOT NULL OR claim.expires_at IS NULL OR claim.expires_at > at));
END $$;
-- The release before asks `is_owned` until its last copy has ended, so that stays.
