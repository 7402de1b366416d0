-- Bytes are stored before the transaction that names them, in one of several places, and are purged once nothing names them.

DROP TRIGGER file_contents_append_only ON file_contents;
ALTER TABLE file_contents
  ALTER COLUMN bytes DROP NOT NULL,
  -- This table; the data folder of the embedded database; the object store; or nowhere any more.
  ADD COLUMN place text NOT NULL DEFAULT 'table' CHECK (place IN ('table', 'folder', 'objects', 'gone')),
  -- When somebody last began to store them: until a day later they may be about to be named.
  ADD COLUMN touched_at timestamptz NOT NULL DEFAULT now(),
  -- Since when they are being deleted.
  ADD COLUMN purging_at timestamptz,
  ADD CONSTRAINT bytes_where_they_are CHECK ((place = 'table') = (bytes IS NOT NULL)),
  ADD CONSTRAINT content_has_a_hash CHECK (sha256 ~ '^[0-9a-f]{64}$');
INSERT INTO file_contents (sha256, place)
  SELECT DISTINCT sha256, 'objects' FROM files WHERE storage_key IS NOT NULL ON CONFLICT DO NOTHING;
ALTER TABLE files DROP COLUMN stored_sha256, DROP COLUMN storage_key,
  ADD FOREIGN KEY (sha256) REFERENCES file_contents;
CREATE INDEX ON files (sha256);

-- A removed file names its bytes until they are purged.
ALTER TABLE file_removals ADD COLUMN purged_at timestamptz;
CREATE INDEX ON file_removals (created_at) WHERE purged_at IS NULL;
DROP TRIGGER file_removals_append_only ON file_removals;
CREATE TRIGGER file_removals_append_only BEFORE DELETE OR TRUNCATE ON file_removals
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
CREATE FUNCTION guard_file_removal() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF OLD.purged_at IS NOT NULL OR to_jsonb(NEW) - 'purged_at' <> to_jsonb(OLD) - 'purged_at' THEN
    RAISE EXCEPTION 'file_removals is append-only';
  END IF;
  RETURN NEW;
END $$;
CREATE TRIGGER guard_file_removal BEFORE UPDATE ON file_removals FOR EACH ROW EXECUTE FUNCTION guard_file_removal();

CREATE FUNCTION is_named(hash text) RETURNS boolean LANGUAGE sql STABLE AS $$
  SELECT EXISTS (SELECT FROM files f WHERE f.sha256 = hash
    AND NOT EXISTS (SELECT FROM file_removals r WHERE r.file_id = f.id AND r.purged_at IS NOT NULL))
$$;

CREATE FUNCTION guard_file_contents() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NEW.sha256 <> OLD.sha256 THEN RAISE EXCEPTION 'file_contents is append-only'; END IF;
  IF (NEW.place = 'gone' OR NEW.purging_at IS NOT NULL) AND is_named(NEW.sha256) THEN
    RAISE EXCEPTION 'a file names these bytes' USING ERRCODE = 'check_violation', CONSTRAINT = 'named_bytes_stay';
  END IF;
  RETURN NEW;
END $$;
CREATE TRIGGER guard_file_contents BEFORE UPDATE ON file_contents FOR EACH ROW EXECUTE FUNCTION guard_file_contents();
CREATE TRIGGER file_contents_stay BEFORE TRUNCATE ON file_contents
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();

-- Locked, so that no purge begins before the file that names them is committed.
CREATE FUNCTION hold_file_contents() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF restoring() THEN RETURN NEW; END IF;
  PERFORM FROM file_contents WHERE sha256 = NEW.sha256 AND place <> 'gone' AND purging_at IS NULL FOR SHARE;
  IF NOT FOUND THEN
    RAISE EXCEPTION 'the bytes of a file are not there' USING ERRCODE = 'foreign_key_violation', CONSTRAINT = 'files_have_bytes';
  END IF;
  RETURN NEW;
END $$;
CREATE TRIGGER hold_file_contents BEFORE INSERT ON files FOR EACH ROW EXECUTE FUNCTION hold_file_contents();

-- What the files of a client take, those that were removed and are not purged included.
CREATE TABLE file_totals (
  client_id bigint PRIMARY KEY REFERENCES books ON DELETE CASCADE,
  bytes bigint NOT NULL CHECK (bytes >= 0)
);
INSERT INTO file_totals SELECT client_id, sum(size) FROM files GROUP BY client_id;
CREATE TRIGGER file_totals_by_triggers BEFORE INSERT OR UPDATE OR DELETE ON file_totals
  FOR EACH STATEMENT WHEN (pg_trigger_depth() = 0) EXECUTE FUNCTION refuse_by_hand();
CREATE TRIGGER file_totals_stay BEFORE TRUNCATE ON file_totals FOR EACH STATEMENT EXECUTE FUNCTION refuse_by_hand();

-- How much they may take: 5 GiB, and room for as much again where there is more already.
ALTER TABLE books ADD COLUMN file_quota bigint NOT NULL DEFAULT 5368709120
  CHECK (file_quota BETWEEN 0 AND 1125899906842624);
UPDATE books b SET file_quota = greatest(b.file_quota, 2 * t.bytes) FROM file_totals t WHERE t.client_id = b.client_id;

-- The row of the total lets one at a time be added: two could both be the last that fits.
CREATE FUNCTION count_file() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE total bigint;
BEGIN
  INSERT INTO file_totals AS t (client_id, bytes) VALUES (NEW.client_id, NEW.size)
    ON CONFLICT (client_id) DO UPDATE SET bytes = t.bytes + EXCLUDED.bytes RETURNING t.bytes INTO total;
  IF NOT restoring() AND total > (SELECT file_quota FROM books WHERE client_id = NEW.client_id) THEN
    RAISE EXCEPTION 'client % has no room', NEW.client_id
      USING ERRCODE = 'check_violation', CONSTRAINT = 'files_within_quota';
  END IF;
  RETURN NULL;
END $$;
CREATE TRIGGER count_file AFTER INSERT ON files FOR EACH ROW EXECUTE FUNCTION count_file();

CREATE FUNCTION uncount_file() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE file_totals SET bytes = bytes - (SELECT size FROM files WHERE id = NEW.file_id) WHERE client_id = NEW.client_id;
  RETURN NULL;
END $$;
CREATE TRIGGER uncount_purged AFTER INSERT ON file_removals
  FOR EACH ROW WHEN (NEW.purged_at IS NOT NULL) EXECUTE FUNCTION uncount_file();
CREATE TRIGGER uncount_file AFTER UPDATE OF purged_at ON file_removals
  FOR EACH ROW EXECUTE FUNCTION uncount_file();
