-- What the accounts of a kind hold together, debit positive: what a book holds and owes is read without the accounts of each lease.

CREATE TABLE kind_balances (
  client_id bigint NOT NULL,
  half text NOT NULL,
  kind text NOT NULL,
  currency text NOT NULL,
  minor bigint NOT NULL,
  PRIMARY KEY (client_id, half, kind, currency)
);
INSERT INTO kind_balances (client_id, half, kind, currency, minor)
  SELECT a.client_id, a.half, a.kind, a.currency, sum(b.debits - b.credits)
  FROM accounts a JOIN account_balances b ON b.account_id = a.id GROUP BY 1, 2, 3, 4;
CREATE TRIGGER kind_balances_by_triggers BEFORE INSERT OR UPDATE OR DELETE ON kind_balances
  FOR EACH STATEMENT WHEN (pg_trigger_depth() = 0) EXECUTE FUNCTION refuse_by_hand();
CREATE TRIGGER kind_balances_stay BEFORE TRUNCATE ON kind_balances FOR EACH STATEMENT EXECUTE FUNCTION refuse_by_hand();

CREATE FUNCTION keep_kinds() RETURNS trigger LANGUAGE plpgsql
  SET enable_hashjoin = off SET enable_mergejoin = off SET enable_seqscan = off AS $$
BEGIN
  INSERT INTO kind_balances AS k (client_id, half, kind, currency, minor)
    SELECT a.client_id, a.half, a.kind, a.currency, sum(each.amount)
    FROM (
      SELECT debit_account AS account, amount FROM inserted UNION ALL SELECT credit_account, -amount FROM inserted
    ) each JOIN accounts a ON a.id = each.account GROUP BY 1, 2, 3, 4 ORDER BY 1, 2, 3, 4
    ON CONFLICT (client_id, half, kind, currency) DO UPDATE SET minor = k.minor + excluded.minor;
  RETURN NULL;
END $$;
CREATE TRIGGER keep_kinds AFTER INSERT ON transfers REFERENCING NEW TABLE AS inserted
  FOR EACH STATEMENT EXECUTE FUNCTION keep_kinds();
