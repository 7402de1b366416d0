-- G7: what says who a person is leaves every text, those too that otherwise stay as they were written. Nothing else may: it happens
-- in a transaction that says so, changes texts alone, and deletes no row.

CREATE FUNCTION erasing() RETURNS boolean LANGUAGE sql STABLE AS $$
  SELECT coalesce(current_setting('rentsafe.erasing', true) = pg_current_xact_id_if_assigned()::text, false)
$$;

CREATE OR REPLACE FUNCTION refuse_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'UPDATE' AND erasing() THEN RETURN NULL; END IF;
  RAISE EXCEPTION '% is append-only', TG_TABLE_NAME;
END $$;

-- The rules of what a row says, and of how it goes on, wait meanwhile.
DO $$
DECLARE
  guard record;
BEGIN
  FOR guard IN
    SELECT pg_get_triggerdef(t.oid) AS def FROM pg_trigger t JOIN pg_class c ON c.oid = t.tgrelid
      JOIN pg_namespace n ON n.oid = c.relnamespace JOIN pg_proc p ON p.oid = t.tgfoid
    WHERE n.nspname = current_schema() AND NOT t.tgisinternal AND p.proname <> 'refuse_change'
      -- Before each row that is updated.
      AND t.tgtype & 1 = 1 AND t.tgtype & 2 = 2 AND t.tgtype & 16 = 16
  LOOP
    EXECUTE replace(CASE WHEN guard.def LIKE '% WHEN (%'
      THEN replace(guard.def, ' WHEN (', ' WHEN (NOT erasing() AND ')
      ELSE replace(guard.def, ' EXECUTE FUNCTION', ' WHEN (NOT erasing()) EXECUTE FUNCTION') END,
      'CREATE TRIGGER', 'CREATE OR REPLACE TRIGGER');
  END LOOP;
END $$;

-- The hash of what was issued stays: whoever holds it can show that it is the same.
ALTER TABLE report_issues ADD COLUMN erased_at timestamptz, DROP CONSTRAINT hash_of_content,
  ADD CONSTRAINT hash_of_content CHECK (erased_at IS NOT NULL OR sha256 = encode(sha256(convert_to(content, 'UTF8')), 'hex'));
ALTER TABLE documents ADD COLUMN erased_at timestamptz, DROP CONSTRAINT documents_check,
  ADD CONSTRAINT hash_of_content CHECK (erased_at IS NOT NULL OR sha256 = encode(sha256(convert_to(content, 'UTF8')), 'hex'));

-- Takes what a pattern finds out of every text of every table, but of the records of others, and of keys.
CREATE FUNCTION erase_texts(pattern text, at timestamptz) RETURNS void LANGUAGE plpgsql AS $$
DECLARE
  place record;
BEGIN
  FOR place IN
    SELECT c.table_name,
      string_agg(format(CASE c.data_type WHEN 'text' THEN '%1$I = regexp_replace(%1$I, $1, ''[…]'', ''gi'')'
        ELSE '%1$I = regexp_replace(%1$I::text, $1, ''[…]'', ''gi'')::%2$s' END, c.column_name,
        CASE c.data_type WHEN 'ARRAY' THEN 'text[]' ELSE c.data_type END), ', ') AS changes,
      string_agg(format('%I::text ~* $1', c.column_name), ' OR ') AS finds
    FROM information_schema.columns c JOIN information_schema.tables t USING (table_schema, table_name)
    WHERE c.table_schema = current_schema() AND t.table_type = 'BASE TABLE' AND c.is_generated = 'NEVER'
      AND (c.data_type IN ('text', 'json', 'jsonb') OR c.data_type = 'ARRAY' AND c.udt_name = '_text')
      AND c.table_name NOT IN ('companies', 'branches', 'clients', 'users', 'contact_details', 'sessions', 'schema_migrations',
        'settings', 'countries', 'provinces', 'cities', 'suburbs', 'idempotent_replies', 'login_failures')
      AND (c.table_name, c.column_name) NOT IN (('individuals', 'first_name'), ('individuals', 'last_name'),
        ('individuals', 'identification_number'), ('individuals', 'identification_key'), ('individuals', 'search_text'),
        ('individuals', 'sort_name'), ('documents', 'content'), ('report_issues', 'content'), ('import_rows', 'key'),
        ('message_batches', 'key'), ('messages', 'dedupe_key'))
      AND c.column_name NOT IN ('kind', 'state', 'currency', 'half', 'channel', 'action', 'subject_type', 'request_id', 'sha256',
        'storage_key', 'token_hash')
    GROUP BY c.table_name ORDER BY c.table_name
  LOOP
    EXECUTE format('UPDATE %I SET %s WHERE %s', place.table_name, place.changes, place.finds) USING pattern;
  END LOOP;
  UPDATE documents SET content = regexp_replace(content, pattern, '[…]', 'gi'), erased_at = at WHERE content ~* pattern;
  UPDATE report_issues SET content = regexp_replace(content, pattern, '[…]', 'gi'), erased_at = at WHERE content ~* pattern;
  -- A second press within the day is told nothing of whom it made.
  UPDATE idempotent_replies SET reply = '{}' WHERE reply ~* pattern;
  DELETE FROM login_failures WHERE key ~* pattern;
END $$;
