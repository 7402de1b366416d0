-- How far each job has come in each book, and why it failed there last; so that a failure is seen, and stops no other book.
CREATE TABLE job_runs (
  job text NOT NULL CHECK (char_length(job) BETWEEN 1 AND 100),
  client_id bigint NOT NULL REFERENCES books,
  -- The day for which a daily job was done last.
  done_on date,
  failed_at timestamptz,
  error text CHECK (char_length(error) BETWEEN 1 AND 500),
  PRIMARY KEY (job, client_id),
  CHECK (num_nulls(failed_at, error) IN (0, 2))
);
CREATE INDEX ON job_runs (client_id) WHERE failed_at IS NOT NULL;

-- Up to which day and which entry it has written. What came due or was recorded since then is still to be written, however long ago
-- that was.
ALTER TABLE automations ADD COLUMN done_on date, ADD COLUMN done_seq bigint;
UPDATE automations a SET done_on = greatest(since_on, (now() AT TIME ZONE 'Africa/Harare')::date - 2),
  done_seq = (SELECT last_seq FROM book_heads h WHERE h.client_id = a.client_id);
ALTER TABLE automations ALTER COLUMN done_on SET NOT NULL, ALTER COLUMN done_seq SET NOT NULL;

-- Where this database is. Not in a backup: of one that was restored, or copied to another place, it says something else than what the
-- server finds, and nothing is sent until an Admin says so.
CREATE TABLE installation (
  is_only boolean PRIMARY KEY DEFAULT true CHECK (is_only),
  identity text NOT NULL CHECK (char_length(identity) BETWEEN 1 AND 5000),
  held_since timestamptz
);
