-- What removing an imported lease checks, for each: that no money refers to it.
CREATE INDEX ON receipts (lease_id);
CREATE INDEX ON receipt_events (lease_id) WHERE lease_id IS NOT NULL;
CREATE INDEX ON allocations (lease_id);

-- Whether the check letter of a national ID does not fit its digits: those before the letter, modulo 23.
CREATE FUNCTION is_doubtful_id(type text, key text) RETURNS boolean LANGUAGE sql IMMUTABLE AS $$
  SELECT CASE WHEN type = 'national_id'
    THEN substr('ZABCDEFGHJKLMNPQRSTVWXY', (left(key, -3)::bigint % 23)::integer + 1, 1) <> left(right(key, 3), 1)
    ELSE false END
$$;
CREATE INDEX individuals_doubtful ON individuals (id) WHERE is_doubtful_id(identification_type, identification_key);
