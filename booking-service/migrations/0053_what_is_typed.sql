-- Up Migration

-- A code as it is compared, whichever way it was typed: without signs, in capitals, O as 0, I and L as 1. `codeKey` in
-- shared/src/typed/code.ts does the same.
CREATE FUNCTION code_key(code text) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT translate(upper(regexp_replace(normalize(code, NFKC) COLLATE "pg_c_utf8", '[^[:alnum:]]|[\u115f\u1160]', '', 'g')), 'OIL', '011')
$$;

-- A Klook reservation is completed once, and no two vouchers are told apart by a letter that looks like a digit. What is stored stays as
-- it is shown.
DROP INDEX bookings_klook_once;
CREATE UNIQUE INDEX bookings_klook_once ON bookings (code_key(klook_booking_id)) WHERE status <> 'cancelled';
ALTER TABLE vouchers DROP CONSTRAINT vouchers_code_once;
CREATE UNIQUE INDEX vouchers_code_once ON vouchers (code_key(code));

-- A text as it is searched: in any case, width and composition, without accents and without what nobody sees. `foldForSearch` in
-- shared/src/typed/search.ts does the same.
CREATE FUNCTION search_folded(typed text) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT replace(replace(replace(replace(
           translate(
             lower(normalize(regexp_replace(normalize(typed, NFKD),
               '[\u00ad\u0300-\u036f\u0591-\u05c7\u0610-\u061c\u064b-\u065f\u0670\u115f\u1160\u17b4\u17b5\u180b-\u180f\u1ab0-\u1aff\u1dc0-\u1dff'
               '\u200b-\u200f\u202a-\u202e\u2060-\u206f\u20d0-\u20ff\u2800\u3164\ufe00-\ufe0f\ufe20-\ufe2f\ufeff\uffa0\ufff0-\ufffc'
               '\U000e0000-\U000e0fff]', '', 'g'), NFC) COLLATE "pg_c_utf8"),
             'ıøłđðħŧς', 'iolddhtσ'),
           'ß', 'ss'), 'æ', 'ae'), 'œ', 'oe'), 'þ', 'th')
$$;

-- Numbers are stored with their country code; no number is taken for a Korean one.
CREATE OR REPLACE FUNCTION phone_digits(phone text) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT regexp_replace(phone, '\D', '', 'g')
$$;
CREATE OR REPLACE FUNCTION phone_calling_code(phone text) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT CASE WHEN phone !~ '^\+' THEN NULL
              WHEN digits ~ '^[17]' THEN left(digits, 1)
              WHEN digits ~ '^(2[07]|3[0-469]|4[013-9]|5[1-8]|6[0-6]|8[1246]|9[0-58])' THEN left(digits, 2)
              WHEN digits ~ '^\d{3}' THEN left(digits, 3) END
    FROM (SELECT phone_digits(phone) AS digits) number
$$;

CREATE OR REPLACE FUNCTION booking_words(booking_type text, name text, email text, phone text, id text, klook_booking_id text)
  RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT CASE booking_type WHEN 'klook' THEN E'\x01' ELSE E'\x02' END || E'\n' || search_folded(
    name || E'\n' || coalesce(email, '') || E'\n' || coalesce(phone, '') || E'\n' || id || E'\n' || coalesce(klook_booking_id, '')
      || E'\n' || coalesce(code_key(klook_booking_id), '') || E'\n' || coalesce(phone_digits(phone), ''))
$$;
SELECT rebuild_booking_search();

-- As long as mail servers take an address.
ALTER TABLE users DROP CONSTRAINT users_email_check,
  ADD CONSTRAINT users_email_check CHECK (char_length(email) BETWEEN 3 AND 254 AND email LIKE '%_@_%');
ALTER TABLE orders DROP CONSTRAINT orders_email_check,
  ADD CONSTRAINT orders_email_check CHECK (char_length(email) BETWEEN 3 AND 254);
ALTER TABLE enquiries DROP CONSTRAINT enquiries_email_check,
  ADD CONSTRAINT enquiries_email_check CHECK (char_length(email) BETWEEN 3 AND 254 AND email !~ '[[:cntrl:]]');
ALTER TABLE email_changes DROP CONSTRAINT email_changes_email_check,
  ADD CONSTRAINT email_changes_email_check CHECK (char_length(email) BETWEEN 3 AND 254);
ALTER TABLE waitlist_wishes DROP CONSTRAINT waitlist_wishes_email_check,
  ADD CONSTRAINT waitlist_wishes_email_check CHECK (char_length(email) BETWEEN 3 AND 254);
ALTER TABLE vouchers DROP CONSTRAINT vouchers_only_for_check,
  ADD CONSTRAINT vouchers_only_for_check CHECK (char_length(only_for) BETWEEN 3 AND 254);
