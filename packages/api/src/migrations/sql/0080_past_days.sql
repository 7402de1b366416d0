-- An account that may not be below zero is so at the end of no past day either, and no landlord both holds and owes.

ALTER TABLE account_balances
  -- The last day on which something moves: only what is dated before it reaches a later day.
  ADD COLUMN last_on date,
  -- What was posted before this rule may break it on days before this one.
  ADD COLUMN sound_from date;

ALTER TABLE account_balances DISABLE TRIGGER account_balances_by_triggers;
UPDATE account_balances b SET last_on = moved.last_on, sound_from = moved.last_on + 1
  FROM (SELECT account_id, max(effective_on) AS last_on FROM postings GROUP BY 1) moved
  WHERE moved.account_id = b.account_id;
ALTER TABLE account_balances ENABLE TRIGGER account_balances_by_triggers;

-- The last day from `since` on at whose end an account is below zero, or a landlord, whose two accounts are one here, holds and
-- owes; null where there is none.
CREATE FUNCTION last_unsound_day(of_account bigint, since date) RETURNS date LANGUAGE sql STABLE AS $$
  WITH parts AS (
    SELECT p.id, p.kind = 'shortfall' AS owes, b.sign, b.debits - b.credits AS held
    FROM accounts a
      JOIN accounts p ON p.client_id = a.client_id AND p.key IN (a.key,
        CASE a.kind WHEN 'landlord' THEN replace(a.key, 'landlord:', 'shortfall:')
                    WHEN 'shortfall' THEN replace(a.key, 'shortfall:', 'landlord:') END)
      JOIN account_balances b ON b.account_id = p.id
    WHERE a.id = of_account
  ), moves AS (
    SELECT owes, 'infinity'::date AS day, sign * held AS amount FROM parts
    UNION ALL SELECT p.owes, t.effective_on, -p.sign * t.amount
      FROM parts p JOIN transfers t ON t.debit_account = p.id AND t.effective_on > since
    UNION ALL SELECT p.owes, t.effective_on, p.sign * t.amount
      FROM parts p JOIN transfers t ON t.credit_account = p.id AND t.effective_on > since
  ), ends AS (
    -- Before each day with a move it was what it is now less all moves from that day on.
    SELECT day, coalesce(sum(sum(amount) FILTER (WHERE NOT owes)) OVER latest_first, 0) AS held,
      coalesce(sum(sum(amount) FILTER (WHERE owes)) OVER latest_first, 0) AS owed
    FROM moves GROUP BY day WINDOW latest_first AS (ORDER BY day DESC)
  )
  SELECT max(day) - 1 FROM ends WHERE held < 0 OR owed < 0 OR held > 0 AND owed > 0
$$;

-- All lines of an entry come in one statement, so that one may overdraw what another of them restores.
CREATE OR REPLACE FUNCTION add_transfers() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  checked record;
  unsound date;
BEGIN
  IF EXISTS (
    SELECT FROM (SELECT client_id, entry_seq, count(*) AS lines FROM inserted GROUP BY 1, 2) added
    WHERE added.lines <> (SELECT count(*) FROM transfers stored
                        WHERE stored.client_id = added.client_id AND stored.entry_seq = added.entry_seq)
  ) THEN
    RAISE EXCEPTION 'an entry takes no more lines' USING ERRCODE = 'check_violation', CONSTRAINT = 'entry_is_whole';
  END IF;
  FOR checked IN
    WITH moved AS (
      SELECT account_id, sum(debit) AS debits, sum(credit) AS credits, min(effective_on) AS first_on,
        max(effective_on) AS last_on
      FROM (SELECT debit_account AS account_id, amount AS debit, 0 AS credit, effective_on FROM inserted
            UNION ALL SELECT credit_account, 0, amount, effective_on FROM inserted) sides
      GROUP BY 1
    ), balanced AS (
      UPDATE account_balances b SET debits = b.debits + moved.debits, credits = b.credits + moved.credits,
          last_on = greatest(b.last_on, moved.last_on)
        FROM moved WHERE b.account_id = moved.account_id
        RETURNING b.account_id, b.last_on, b.sound_from, moved.first_on,
          b.sign <> 0 AND moved.first_on < b.last_on
            AND (b.sign * (moved.debits - moved.credits) < 0 OR moved.first_on < moved.last_on) AS reaches_later
    )
    SELECT m.account_id, m.last_on, greatest(m.first_on, m.sound_from) AS since
    FROM balanced m JOIN accounts a ON a.id = m.account_id
    WHERE m.reaches_later OR a.kind IN ('landlord', 'shortfall') AND EXISTS (
      SELECT FROM accounts s WHERE s.client_id = a.client_id AND s.key = replace(a.key, 'landlord:', 'shortfall:'))
  LOOP
    unsound := last_unsound_day(checked.account_id, checked.since);
    CONTINUE WHEN unsound IS NULL;
    IF NOT restoring() THEN
      RAISE EXCEPTION 'account % would be below zero, or hold and owe, at the end of %', checked.account_id, unsound
        USING ERRCODE = 'check_violation', CONSTRAINT = 'sound_on_past_days';
    END IF;
    UPDATE account_balances SET sound_from = greatest(sound_from, least(unsound, checked.last_on) + 1)
      WHERE account_id = checked.account_id;
  END LOOP;
  RETURN NULL;
END $$;
