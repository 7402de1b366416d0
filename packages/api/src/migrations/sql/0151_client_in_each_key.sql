-- Each key, exclusion and reference of a table that is of clients has the client in it, so that books can be spread over databases by
-- client. Ids stay what they are, one series for all books: what begins with an id is still found by it alone.

-- Recorded by a client, and kept once for all.
CREATE TEMPORARY TABLE kept_once ON COMMIT DROP AS
  SELECT name::regclass AS oid FROM unnest(ARRAY['users', 'individuals', 'companies', 'branches']) name;

CREATE TEMPORARY TABLE keys_without_client ON COMMIT DROP AS
  SELECT c.conrelid::regclass AS of_table, c.conname AS name, c.contype AS kind, pg_get_constraintdef(c.oid) AS stated,
    c.contype = 'p' AND own.columns = '{id}' AND EXISTS (
      SELECT FROM pg_constraint u WHERE u.conrelid = c.conrelid AND u.contype = 'u' AND (
        SELECT array_agg(attname ORDER BY n) FROM unnest(u.conkey) WITH ORDINALITY k (attnum, n)
          JOIN pg_attribute a ON a.attrelid = u.conrelid AND a.attnum = k.attnum) = '{id,client_id}'::name[]) AS is_found_twice
  FROM pg_constraint c
    CROSS JOIN LATERAL (SELECT array_agg(attname) AS columns FROM pg_attribute WHERE attrelid = c.conrelid AND attnum = ANY (c.conkey)) own
  WHERE c.connamespace = current_schema()::regnamespace AND c.contype IN ('p', 'u', 'x', 'f') AND NOT 'client_id' = ANY (own.columns)
    AND NOT EXISTS (SELECT FROM kept_once k WHERE k.oid IN (c.conrelid, c.confrelid))
    AND EXISTS (SELECT FROM pg_attribute WHERE attrelid = c.conrelid AND attname = 'client_id')
    AND (c.contype <> 'f' OR EXISTS (SELECT FROM pg_attribute WHERE attrelid = c.confrelid AND attname = 'client_id'));

DO $$
DECLARE
  part record;
BEGIN
  -- References go first and come back last: they rest on the keys.
  FOR part IN SELECT of_table, string_agg(format('DROP CONSTRAINT %I', name), ', ') AS parts FROM keys_without_client
      WHERE kind = 'f' GROUP BY 1 LOOP
    EXECUTE format('ALTER TABLE %s %s', part.of_table, part.parts);
  END LOOP;
  FOR part IN SELECT of_table, string_agg(format('DROP CONSTRAINT %I', name), ', ') || ', ' || string_agg(format('ADD CONSTRAINT %I %s', name,
        CASE
          -- Its (id, client_id) finds by id.
          WHEN is_found_twice THEN 'PRIMARY KEY (client_id, id)'
          WHEN kind = 'x' THEN regexp_replace(stated, '\)', ', client_id WITH =)')
          ELSE regexp_replace(stated, '\)', ', client_id)') END), ', ') AS parts
      FROM keys_without_client WHERE kind <> 'f' GROUP BY 1 LOOP
    EXECUTE format('ALTER TABLE %s %s', part.of_table, part.parts);
  END LOOP;
  FOR part IN SELECT of_table, string_agg(format('ADD CONSTRAINT %I %s', name,
        regexp_replace(stated, '^(FOREIGN KEY \([^)]*)(\) REFERENCES [^(]*\([^)]*)', '\1, client_id\2, client_id')), ', ') AS parts
      FROM keys_without_client WHERE kind = 'f' GROUP BY 1 LOOP
    EXECUTE format('ALTER TABLE %s %s', part.of_table, part.parts);
  END LOOP;
  -- What a primary key (client_id, id) now lists, from either end; and an index that another repeats.
  FOR part IN SELECT i.indexrelid::regclass AS name FROM pg_index i JOIN pg_index p ON p.indrelid = i.indrelid AND p.indisprimary
      JOIN pg_class c ON c.oid = i.indexrelid
      WHERE c.relnamespace = current_schema()::regnamespace AND NOT i.indisunique AND i.indpred IS NULL AND i.indexprs IS NULL
        AND i.indkey::text = p.indkey::text LOOP
    EXECUTE format('DROP INDEX %s', part.name);
  END LOOP;
  DROP INDEX receipt_events_client_id_entry_seq_idx1;
END $$;

-- Nothing said whose payment it was.
ALTER TABLE disbursement_events ADD FOREIGN KEY (client_id, disbursement_id) REFERENCES disbursements (client_id, id);
