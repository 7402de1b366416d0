-- What each lease owes, and each book, is kept as balances are: a screen of today adds up no open items.

ALTER TABLE open_items ADD COLUMN from_on date;
ALTER TABLE open_items DISABLE TRIGGER open_items_by_triggers;
UPDATE open_items o SET from_on = e.effective_on
  FROM charges c JOIN entries e ON e.client_id = c.client_id AND e.seq = c.entry_seq WHERE c.id = o.charge_id;
ALTER TABLE open_items ENABLE TRIGGER open_items_by_triggers;
ALTER TABLE open_items ALTER COLUMN from_on SET NOT NULL;

CREATE OR REPLACE FUNCTION open_charges() RETURNS trigger LANGUAGE plpgsql
  SET enable_hashjoin = off SET enable_mergejoin = off SET enable_seqscan = off AS $$
BEGIN
  INSERT INTO open_items (charge_id, client_id, lease_id, currency, due_on, from_on, amount)
    SELECT i.id, i.client_id, i.lease_id, i.currency, i.due_on, e.effective_on, i.amount
    FROM inserted i JOIN entries e ON e.client_id = i.client_id AND e.seq = i.entry_seq;
  RETURN NULL;
END $$;

-- A lease that has something open, or money that settles nothing. Money counts against the oldest items; what is left of each stands
-- in the lists, oldest first, with the day from which it counts. What is left of the money is the last of them, negative.
CREATE TABLE lease_debts (
  client_id bigint NOT NULL,
  lease_id bigint NOT NULL,
  currency text NOT NULL,
  total bigint NOT NULL,
  credit bigint NOT NULL CHECK (credit >= 0),
  oldest_due_on date,
  -- The last day from which an item counts.
  last_from date NOT NULL,
  due_on date[] NOT NULL,
  from_on date[] NOT NULL,
  rest bigint[] NOT NULL,
  PRIMARY KEY (client_id, lease_id, currency)
);
CREATE INDEX ON lease_debts (client_id, currency, total DESC, lease_id DESC);
CREATE INDEX ON lease_debts (client_id, last_from) WHERE credit <> 0;
-- What the leases of a book owe, by the lists of all of them.
CREATE TABLE book_debts (
  client_id bigint NOT NULL,
  currency text NOT NULL,
  due_on date NOT NULL,
  from_on date NOT NULL,
  minor bigint NOT NULL,
  PRIMARY KEY (client_id, currency, due_on, from_on)
);

CREATE FUNCTION keep_debts(of_client bigint, changed bigint[]) RETURNS void LANGUAGE sql
  SET enable_hashjoin = off SET enable_mergejoin = off SET enable_seqscan = off AS $$
  WITH items AS (
    SELECT lease_id, currency, due_on, from_on, charge_id, amount - settled AS open
    FROM open_items WHERE lease_id = ANY (changed) AND settled < amount
  ), credits AS (
    SELECT a.lease_id, a.currency, b.credits - b.debits AS credit
    FROM accounts a JOIN account_balances b ON b.account_id = a.id
    WHERE a.lease_id = ANY (changed) AND a.kind = 'credit' AND b.credits <> b.debits
  ), rests AS (
    SELECT lease_id, currency, due_on, from_on, charge_id, open, coalesce(credit, 0) AS credit,
      least(open, greatest(0, sum(open) OVER (PARTITION BY lease_id, currency ORDER BY due_on, charge_id) - coalesce(credit, 0))) AS rest
    FROM items FULL JOIN credits USING (lease_id, currency)
  ), lists AS (
    SELECT lease_id, currency, coalesce(sum(open), 0) - max(credit) AS total, max(credit) AS credit,
      min(due_on) FILTER (WHERE rest > 0) AS oldest_due_on, coalesce(max(from_on), '-infinity') AS last_from,
      coalesce(array_agg(due_on ORDER BY due_on, charge_id) FILTER (WHERE rest > 0), '{}') AS due_on,
      coalesce(array_agg(from_on ORDER BY due_on, charge_id) FILTER (WHERE rest > 0), '{}') AS from_on,
      coalesce(array_agg(rest ORDER BY due_on, charge_id) FILTER (WHERE rest > 0), '{}') AS rest,
      greatest(0, max(credit) - coalesce(sum(open), 0)) AS left_over
    FROM rests GROUP BY lease_id, currency
  ), fresh AS MATERIALIZED (
    SELECT lease_id, currency, total, credit, oldest_due_on, last_from,
      CASE WHEN left_over > 0 THEN due_on || 'infinity'::date ELSE due_on END AS due_on,
      CASE WHEN left_over > 0 THEN from_on || '-infinity'::date ELSE from_on END AS from_on,
      CASE WHEN left_over > 0 THEN rest || -left_over ELSE rest END::bigint[] AS rest
    FROM lists
  ), stale AS MATERIALIZED (
    SELECT * FROM lease_debts WHERE client_id = of_client AND lease_id = ANY (changed)
  ), moved AS (
    SELECT currency, due_on, from_on, sum(rest) AS minor FROM (
      SELECT f.currency, r.* FROM fresh f, unnest(f.due_on, f.from_on, f.rest) r (due_on, from_on, rest)
      UNION ALL
      SELECT s.currency, r.due_on, r.from_on, -r.rest FROM stale s, unnest(s.due_on, s.from_on, s.rest) r (due_on, from_on, rest)
    ) each GROUP BY 1, 2, 3 HAVING sum(rest) <> 0
  ), gone AS (
    DELETE FROM lease_debts d USING stale s
    WHERE d.client_id = of_client AND (d.lease_id, d.currency) = (s.lease_id, s.currency)
      AND NOT EXISTS (SELECT FROM fresh f WHERE (f.lease_id, f.currency) = (s.lease_id, s.currency))
  ), kept AS (
    INSERT INTO lease_debts AS d (client_id, lease_id, currency, total, credit, oldest_due_on, last_from, due_on, from_on, rest)
      SELECT of_client, lease_id, currency, total, credit, oldest_due_on, last_from, due_on, from_on, rest FROM fresh
      ON CONFLICT (client_id, lease_id, currency) DO UPDATE SET total = excluded.total, credit = excluded.credit,
        oldest_due_on = excluded.oldest_due_on, last_from = excluded.last_from, due_on = excluded.due_on,
        from_on = excluded.from_on, rest = excluded.rest
  )
  INSERT INTO book_debts AS b (client_id, currency, due_on, from_on, minor)
    SELECT of_client, currency, due_on, from_on, minor FROM moved ORDER BY 2, 3, 4
    ON CONFLICT (client_id, currency, due_on, from_on) DO UPDATE SET minor = b.minor + excluded.minor
$$;

-- All that are there, book by book.
DO $$
DECLARE
  book bigint;
BEGIN
  FOR book IN SELECT client_id FROM books LOOP
    PERFORM keep_debts(book, array_agg(lease_id)) FROM (
      SELECT DISTINCT lease_id FROM open_items WHERE client_id = book AND settled < amount
      UNION SELECT a.lease_id FROM accounts a JOIN account_balances b ON b.account_id = a.id
        WHERE a.client_id = book AND a.kind = 'credit' AND b.credits <> b.debits
    ) owing HAVING count(*) > 0;
  END LOOP;
END $$;

CREATE TRIGGER lease_debts_by_triggers BEFORE INSERT OR UPDATE OR DELETE ON lease_debts
  FOR EACH STATEMENT WHEN (pg_trigger_depth() = 0) EXECUTE FUNCTION refuse_by_hand();
CREATE TRIGGER lease_debts_stay BEFORE TRUNCATE ON lease_debts FOR EACH STATEMENT EXECUTE FUNCTION refuse_by_hand();
CREATE TRIGGER book_debts_by_triggers BEFORE INSERT OR UPDATE OR DELETE ON book_debts
  FOR EACH STATEMENT WHEN (pg_trigger_depth() = 0) EXECUTE FUNCTION refuse_by_hand();
CREATE TRIGGER book_debts_stay BEFORE TRUNCATE ON book_debts FOR EACH STATEMENT EXECUTE FUNCTION refuse_by_hand();

CREATE FUNCTION keep_debts_of_items() RETURNS trigger LANGUAGE plpgsql
  SET enable_hashjoin = off SET enable_mergejoin = off SET enable_seqscan = off AS $$
BEGIN
  PERFORM keep_debts(client_id, array_agg(DISTINCT lease_id)) FROM changed GROUP BY client_id;
  RETURN NULL;
END $$;
CREATE TRIGGER keep_debts_of_new AFTER INSERT ON open_items REFERENCING NEW TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION keep_debts_of_items();
CREATE TRIGGER keep_debts_of_settled AFTER UPDATE ON open_items REFERENCING NEW TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION keep_debts_of_items();

-- After add_transfers, by its name.
CREATE FUNCTION keep_debts_of_credits() RETURNS trigger LANGUAGE plpgsql
  SET enable_hashjoin = off SET enable_mergejoin = off SET enable_seqscan = off AS $$
BEGIN
  PERFORM keep_debts(moved.client_id, array_agg(DISTINCT moved.lease_id)) FROM (
    SELECT a.client_id, a.lease_id FROM inserted i JOIN accounts a ON a.id = i.debit_account WHERE a.kind = 'credit'
    UNION ALL
    SELECT a.client_id, a.lease_id FROM inserted i JOIN accounts a ON a.id = i.credit_account WHERE a.kind = 'credit'
  ) moved GROUP BY moved.client_id;
  RETURN NULL;
END $$;
CREATE TRIGGER keep_debts_of_credits AFTER INSERT ON transfers REFERENCING NEW TABLE AS inserted
  FOR EACH STATEMENT EXECUTE FUNCTION keep_debts_of_credits();
