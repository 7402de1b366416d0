-- Rows that were of a client through another table say so themselves, so that no book is looked up in another place than its own.

ALTER TABLE account_balances ADD COLUMN client_id bigint;
ALTER TABLE lease_parties ADD COLUMN client_id bigint;
ALTER TABLE schedule_steps ADD COLUMN client_id bigint;
ALTER TABLE import_rows ADD COLUMN client_id bigint;
ALTER TABLE subscription_payments ADD COLUMN client_id bigint;
ALTER TABLE subscription_voids ADD COLUMN client_id bigint;

ALTER TABLE account_balances DISABLE TRIGGER USER;
ALTER TABLE lease_parties DISABLE TRIGGER USER;
ALTER TABLE schedule_steps DISABLE TRIGGER USER;
ALTER TABLE subscription_payments DISABLE TRIGGER USER;
ALTER TABLE subscription_voids DISABLE TRIGGER USER;
UPDATE account_balances b SET client_id = p.client_id FROM accounts p WHERE p.id = b.account_id;
UPDATE lease_parties c SET client_id = p.client_id FROM leases p WHERE p.id = c.lease_id;
UPDATE schedule_steps c SET client_id = p.client_id FROM charge_schedules p WHERE p.id = c.schedule_id;
UPDATE import_rows c SET client_id = p.client_id FROM imports p WHERE p.id = c.import_id;
UPDATE subscription_payments c SET client_id = p.client_id FROM subscription_invoices p WHERE p.id = c.invoice_id;
UPDATE subscription_voids c SET client_id = p.client_id FROM subscription_invoices p WHERE p.id = c.invoice_id;
ALTER TABLE account_balances ENABLE TRIGGER USER;
ALTER TABLE lease_parties ENABLE TRIGGER USER;
ALTER TABLE schedule_steps ENABLE TRIGGER USER;
ALTER TABLE subscription_payments ENABLE TRIGGER USER;
ALTER TABLE subscription_voids ENABLE TRIGGER USER;

ALTER TABLE account_balances ALTER COLUMN client_id SET NOT NULL;
ALTER TABLE lease_parties ALTER COLUMN client_id SET NOT NULL;
ALTER TABLE schedule_steps ALTER COLUMN client_id SET NOT NULL;
ALTER TABLE import_rows ALTER COLUMN client_id SET NOT NULL;
ALTER TABLE subscription_payments ALTER COLUMN client_id SET NOT NULL;
ALTER TABLE subscription_voids ALTER COLUMN client_id SET NOT NULL;

CREATE OR REPLACE FUNCTION open_account_balance() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO account_balances (account_id, client_id, sign) VALUES (NEW.id, NEW.client_id, CASE
    WHEN NEW.kind IN ('tenant', 'shortfall') THEN 1
    WHEN NEW.kind IN ('creditor', 'credit', 'unidentified', 'deposit', 'landlord', 'paying') THEN -1
    ELSE 0 END);
  RETURN NULL;
END $$;

CREATE OR REPLACE FUNCTION keep_former_row() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  before jsonb := to_jsonb(OLD);
  after jsonb := to_jsonb(NEW);
  book bigint := (coalesce(after, before) ->> 'client_id')::bigint;
  old_key text := (SELECT string_agg(before ->> k, ':' ORDER BY n)
    FROM unnest(string_to_array(TG_ARGV[0], ' ')) WITH ORDINALITY u(k, n));
  new_key text := (SELECT string_agg(after ->> k, ':' ORDER BY n)
    FROM unnest(string_to_array(TG_ARGV[0], ' ')) WITH ORDINALITY u(k, n));
  kept text[] := string_to_array(TG_ARGV[1], ' ');
  was jsonb := (SELECT jsonb_object_agg(c, before -> c) FROM unnest(kept) c WHERE before IS NOT NULL);
BEGIN
  IF restoring() OR (old_key = new_key AND was = (SELECT jsonb_object_agg(c, after -> c) FROM unnest(kept) c)) THEN
    RETURN NULL;
  END IF;
  -- Nothing was known of a book without entries. A tax is that of every book.
  INSERT INTO former_rows (client_id, source, key, until_seq, was)
    SELECT h.client_id, TG_TABLE_NAME, change.key, h.last_seq, change.was
    FROM book_heads h CROSS JOIN (
      SELECT old_key AS key, was WHERE old_key IS NOT NULL
      UNION ALL SELECT new_key, NULL WHERE new_key IS NOT NULL AND new_key IS DISTINCT FROM old_key
    ) change
    WHERE (h.client_id = book OR TG_TABLE_NAME = 'tax_rates') AND h.last_seq > 0;
  RETURN NULL;
END $$;
