-- The accounts of landlords are found, with what they hold, without those of each lease.

CREATE INDEX ON accounts (client_id, kind, currency) WHERE kind IN ('landlord', 'shortfall', 'rent_tax', 'commission');

-- An index of what it holds would be written to by each posting.
ALTER TABLE account_balances ADD COLUMN account_kind text;
ALTER TABLE account_balances DISABLE TRIGGER account_balances_by_triggers;
UPDATE account_balances b SET account_kind = a.kind FROM accounts a WHERE a.id = b.account_id;
ALTER TABLE account_balances ENABLE TRIGGER account_balances_by_triggers;
ALTER TABLE account_balances ALTER COLUMN account_kind SET NOT NULL;
CREATE INDEX ON account_balances (client_id, account_kind) WHERE account_kind IN ('landlord', 'shortfall', 'rent_tax', 'commission');

CREATE OR REPLACE FUNCTION open_account_balance() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO account_balances (account_id, client_id, account_kind, sign) VALUES (NEW.id, NEW.client_id, NEW.kind, CASE
    WHEN NEW.kind IN ('tenant', 'shortfall') THEN 1
    WHEN NEW.kind IN ('creditor', 'credit', 'unidentified', 'deposit', 'landlord', 'paying') THEN -1
    ELSE 0 END);
  RETURN NULL;
END $$;

-- What triggers keep says nothing of a person, and nobody else may change it.
CREATE OR REPLACE FUNCTION erase_texts(pattern text, at timestamptz) RETURNS void LANGUAGE plpgsql AS $$
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
      AND NOT EXISTS (SELECT FROM pg_trigger g JOIN pg_proc f ON f.oid = g.tgfoid
        WHERE g.tgrelid = format('%I.%I', c.table_schema, c.table_name)::regclass AND f.proname = 'refuse_by_hand')
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
