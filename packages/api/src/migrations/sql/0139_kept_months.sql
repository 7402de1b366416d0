-- What each lease, and each book, was charged and paid in a month is kept: a month's rent collection reads no postings. Counted is what
-- a tenant owes with what the tenant has left, by the day on which entries count; allocations move nothing of both together.

CREATE TABLE lease_months (
  client_id bigint NOT NULL,
  lease_id bigint NOT NULL,
  currency text NOT NULL,
  -- Its first day.
  month date NOT NULL,
  -- Of charges other than adjustments, and of the time since the book began.
  net bigint NOT NULL DEFAULT 0,
  vat bigint NOT NULL DEFAULT 0,
  -- Debit positive: all that moved what is owed; by receipts and what takes them back; by opening balances.
  moved bigint NOT NULL DEFAULT 0,
  paid bigint NOT NULL DEFAULT 0,
  opened bigint NOT NULL DEFAULT 0,
  PRIMARY KEY (client_id, lease_id, currency, month)
);
CREATE INDEX ON lease_months (client_id, currency, month, lease_id);
CREATE TABLE book_months (
  client_id bigint NOT NULL,
  currency text NOT NULL,
  month date NOT NULL,
  net bigint NOT NULL DEFAULT 0,
  vat bigint NOT NULL DEFAULT 0,
  moved bigint NOT NULL DEFAULT 0,
  paid bigint NOT NULL DEFAULT 0,
  opened bigint NOT NULL DEFAULT 0,
  PRIMARY KEY (client_id, currency, month)
);

-- All that is there.
INSERT INTO lease_months (client_id, lease_id, currency, month, net, vat, moved, paid, opened)
  SELECT client_id, lease_id, currency, date_trunc('month', effective_on)::date, sum(net), sum(vat), sum(moved), sum(paid), sum(opened)
  FROM (
    SELECT a.client_id, a.lease_id, a.currency, p.effective_on, 0 AS net, 0 AS vat, p.amount AS moved,
      CASE WHEN e.kind IN ('receipt', 'identification', 'receipt_reversal') THEN p.amount ELSE 0 END AS paid,
      CASE WHEN e.kind IN ('opening', 'opening_reversal') THEN p.amount ELSE 0 END AS opened
    FROM entries e JOIN postings p ON p.client_id = e.client_id AND p.entry_seq = e.seq JOIN accounts a ON a.id = p.account_id
    WHERE a.kind IN ('tenant', 'credit') AND e.kind NOT IN ('allocation', 'unallocation')
    UNION ALL
    SELECT c.client_id, c.lease_id, c.currency, e.effective_on, c.net, c.vat, 0, 0, 0
    FROM charges c JOIN entries e ON e.client_id = c.client_id AND e.seq = c.entry_seq
    WHERE c.type <> 'adjustment' AND e.kind NOT IN ('opening', 'opening_reversal')
  ) each GROUP BY 1, 2, 3, 4;
INSERT INTO book_months (client_id, currency, month, net, vat, moved, paid, opened)
  SELECT client_id, currency, month, sum(net), sum(vat), sum(moved), sum(paid), sum(opened) FROM lease_months GROUP BY 1, 2, 3;

CREATE TRIGGER lease_months_by_triggers BEFORE INSERT OR UPDATE OR DELETE ON lease_months
  FOR EACH STATEMENT WHEN (pg_trigger_depth() = 0) EXECUTE FUNCTION refuse_by_hand();
CREATE TRIGGER lease_months_stay BEFORE TRUNCATE ON lease_months FOR EACH STATEMENT EXECUTE FUNCTION refuse_by_hand();
CREATE TRIGGER book_months_by_triggers BEFORE INSERT OR UPDATE OR DELETE ON book_months
  FOR EACH STATEMENT WHEN (pg_trigger_depth() = 0) EXECUTE FUNCTION refuse_by_hand();
CREATE TRIGGER book_months_stay BEFORE TRUNCATE ON book_months FOR EACH STATEMENT EXECUTE FUNCTION refuse_by_hand();

CREATE FUNCTION keep_months_of_transfers() RETURNS trigger LANGUAGE plpgsql
  SET enable_hashjoin = off SET enable_mergejoin = off SET enable_seqscan = off AS $$
BEGIN
  WITH each AS (
    SELECT i.client_id, i.debit_account AS account, e.kind, i.effective_on, i.amount
      FROM inserted i JOIN entries e ON e.client_id = i.client_id AND e.seq = i.entry_seq
      WHERE e.kind NOT IN ('allocation', 'unallocation')
    UNION ALL
    SELECT i.client_id, i.credit_account, e.kind, i.effective_on, -i.amount
      FROM inserted i JOIN entries e ON e.client_id = i.client_id AND e.seq = i.entry_seq
      WHERE e.kind NOT IN ('allocation', 'unallocation')
  ), sums AS MATERIALIZED (
    SELECT a.client_id, a.lease_id, a.currency, date_trunc('month', effective_on)::date AS month, sum(amount) AS moved,
      coalesce(sum(amount) FILTER (WHERE each.kind IN ('receipt', 'identification', 'receipt_reversal')), 0) AS paid,
      coalesce(sum(amount) FILTER (WHERE each.kind IN ('opening', 'opening_reversal')), 0) AS opened
    FROM each JOIN accounts a ON a.id = each.account WHERE a.kind IN ('tenant', 'credit') GROUP BY 1, 2, 3, 4
  ), of_leases AS (
    INSERT INTO lease_months AS m (client_id, lease_id, currency, month, moved, paid, opened)
      SELECT client_id, lease_id, currency, month, moved, paid, opened FROM sums
      ON CONFLICT (client_id, lease_id, currency, month) DO UPDATE
        SET moved = m.moved + excluded.moved, paid = m.paid + excluded.paid, opened = m.opened + excluded.opened
  )
  INSERT INTO book_months AS m (client_id, currency, month, moved, paid, opened)
    SELECT client_id, currency, month, sum(moved), sum(paid), sum(opened) FROM sums GROUP BY 1, 2, 3 ORDER BY 1, 2, 3
    ON CONFLICT (client_id, currency, month) DO UPDATE
      SET moved = m.moved + excluded.moved, paid = m.paid + excluded.paid, opened = m.opened + excluded.opened;
  RETURN NULL;
END $$;
CREATE TRIGGER keep_months_of_transfers AFTER INSERT ON transfers REFERENCING NEW TABLE AS inserted
  FOR EACH STATEMENT EXECUTE FUNCTION keep_months_of_transfers();

CREATE FUNCTION keep_months_of_charges() RETURNS trigger LANGUAGE plpgsql
  SET enable_hashjoin = off SET enable_mergejoin = off SET enable_seqscan = off AS $$
BEGIN
  WITH sums AS MATERIALIZED (
    SELECT i.client_id, i.lease_id, i.currency, date_trunc('month', e.effective_on)::date AS month, sum(i.net) AS net, sum(i.vat) AS vat
    FROM inserted i JOIN entries e ON e.client_id = i.client_id AND e.seq = i.entry_seq
    WHERE i.type <> 'adjustment' AND e.kind NOT IN ('opening', 'opening_reversal') GROUP BY 1, 2, 3, 4
  ), of_leases AS (
    INSERT INTO lease_months AS m (client_id, lease_id, currency, month, net, vat)
      SELECT client_id, lease_id, currency, month, net, vat FROM sums
      ON CONFLICT (client_id, lease_id, currency, month) DO UPDATE SET net = m.net + excluded.net, vat = m.vat + excluded.vat
  )
  INSERT INTO book_months AS m (client_id, currency, month, net, vat)
    SELECT client_id, currency, month, sum(net), sum(vat) FROM sums GROUP BY 1, 2, 3 ORDER BY 1, 2, 3
    ON CONFLICT (client_id, currency, month) DO UPDATE SET net = m.net + excluded.net, vat = m.vat + excluded.vat;
  RETURN NULL;
END $$;
CREATE TRIGGER keep_months_of_charges AFTER INSERT ON charges REFERENCING NEW TABLE AS inserted
  FOR EACH STATEMENT EXECUTE FUNCTION keep_months_of_charges();
