-- What the booking service may know of replication: who follows, and how far behind. `pg_read_all_stats` would show it the
-- statements of everybody else as well. Run by the superuser in the database `booking`; what is there is replaced.
CREATE OR REPLACE FUNCTION public.replication_lag()
  RETURNS TABLE (replica text, lag_seconds double precision, lag_bytes bigint)
  LANGUAGE sql STABLE SECURITY DEFINER SET search_path = pg_catalog
  AS $$
    SELECT application_name,
           coalesce(extract(epoch FROM replay_lag), 0)::float8,
           -- An archive replays nothing, and one that has confirmed nothing has everything before it.
           pg_wal_lsn_diff(pg_current_wal_lsn(), coalesce(replay_lsn, flush_lsn, write_lsn, '0/0'))::bigint
      FROM pg_stat_replication WHERE state <> 'backup'
  $$;
REVOKE ALL ON FUNCTION public.replication_lag() FROM PUBLIC;
GRANT EXECUTE ON FUNCTION public.replication_lag() TO booking;
