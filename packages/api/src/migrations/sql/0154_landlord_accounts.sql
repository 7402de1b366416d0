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
