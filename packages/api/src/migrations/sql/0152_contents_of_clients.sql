-- The bytes of files are each client's own: two clients that store the same have them twice. Those that were shared stay where they
-- are, under their hash, until the last of their clients purges them.

ALTER TABLE file_contents ADD COLUMN client_id bigint, ADD COLUMN storage_key text;
ALTER TABLE files DROP CONSTRAINT files_sha256_fkey;
ALTER TABLE file_contents DROP CONSTRAINT file_contents_pkey;
ALTER TABLE file_contents DISABLE TRIGGER USER;
-- What nothing names is about to be purged: it is the provider's until then.
UPDATE file_contents c SET client_id = coalesce((SELECT min(f.client_id) FROM files f WHERE f.sha256 = c.sha256), 1);
INSERT INTO file_contents (client_id, sha256, bytes, place, touched_at, purging_at)
  SELECT f.client_id, c.sha256, c.bytes, c.place, c.touched_at, c.purging_at
  FROM file_contents c JOIN (SELECT DISTINCT client_id, sha256 FROM files) f ON f.sha256 = c.sha256 AND f.client_id <> c.client_id;
UPDATE file_contents SET storage_key = CASE place WHEN 'table' THEN client_id || '/' ELSE '' END || sha256;
ALTER TABLE file_contents ENABLE TRIGGER USER;
ALTER TABLE file_contents ALTER COLUMN client_id SET NOT NULL, ALTER COLUMN storage_key SET NOT NULL,
  ADD PRIMARY KEY (client_id, sha256),
  ADD CONSTRAINT key_of_content CHECK (storage_key IN (sha256, client_id || '/' || sha256));
ALTER TABLE files ADD CONSTRAINT files_sha256_fkey FOREIGN KEY (client_id, sha256) REFERENCES file_contents (client_id, sha256);
DROP INDEX files_sha256_idx, files_client_id_idx;
CREATE INDEX ON files (client_id, sha256);
-- Who else has the bytes that were shared.
CREATE INDEX ON file_contents (storage_key) WHERE storage_key = sha256;

DROP FUNCTION is_named(text);
-- Whether a file of the client that is not removed for good names the hash.
CREATE FUNCTION is_named(of_client bigint, hash text) RETURNS boolean LANGUAGE sql STABLE AS $$
  SELECT EXISTS (SELECT FROM files f WHERE f.client_id = of_client AND f.sha256 = hash
    AND NOT EXISTS (SELECT FROM file_removals r WHERE r.file_id = f.id AND r.client_id = of_client AND r.purged_at IS NOT NULL))
$$;

CREATE OR REPLACE FUNCTION guard_file_contents() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF (NEW.client_id, NEW.sha256) <> (OLD.client_id, OLD.sha256) THEN RAISE EXCEPTION 'file_contents is append-only'; END IF;
  IF (NEW.place = 'gone' OR NEW.purging_at IS NOT NULL) AND is_named(NEW.client_id, NEW.sha256) THEN
    RAISE EXCEPTION 'a file names these bytes' USING ERRCODE = 'check_violation', CONSTRAINT = 'named_bytes_stay';
  END IF;
  RETURN NEW;
END $$;

CREATE OR REPLACE FUNCTION hold_file_contents() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF restoring() THEN RETURN NEW; END IF;
  PERFORM FROM file_contents WHERE client_id = NEW.client_id AND sha256 = NEW.sha256 AND place <> 'gone' AND purging_at IS NULL FOR SHARE;
  IF NOT FOUND THEN
    RAISE EXCEPTION 'the bytes of a file are not there' USING ERRCODE = 'foreign_key_violation', CONSTRAINT = 'files_have_bytes';
  END IF;
  RETURN NEW;
END $$;
