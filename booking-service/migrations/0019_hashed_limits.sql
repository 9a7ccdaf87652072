-- Up Migration

-- Buckets named e-mail and network addresses; from here on they hold a hash of whom they count. Counting begins anew.
DELETE FROM rate_limits;
