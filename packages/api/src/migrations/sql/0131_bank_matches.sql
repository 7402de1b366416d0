-- A bank line is suggested and matched by index, whatever the book holds.

-- A lease that the text of a bank line names: L-0012 is l0012.
CREATE INDEX leases_plain_number ON leases (client_id, regexp_replace(lower(number), '[^a-z0-9]', '', 'g'));
-- What a bank account holds and what moved it, without reading the accounts of every lease.
CREATE INDEX accounts_bank_account ON accounts (bank_account_id) WHERE bank_account_id IS NOT NULL;

-- What an entry moved on an account of a bank; null for nothing. As bank_movements, but by the lines of the entry: the planner would
-- go through all that ever moved the account instead.
CREATE FUNCTION moved_by_entry(of_client bigint, of_account bigint, of_entry bigint) RETURNS bigint LANGUAGE sql STABLE AS $$
  SELECT nullif(sum(CASE WHEN d.bank_account_id = of_account AND d.kind = 'bank' THEN t.amount ELSE 0 END
    - CASE WHEN c.bank_account_id = of_account AND c.kind = 'bank' THEN t.amount ELSE 0 END), 0)::bigint
  FROM transfers t JOIN accounts d ON d.id = t.debit_account JOIN accounts c ON c.id = t.credit_account
  WHERE t.client_id = of_client AND t.entry_seq = of_entry
$$;

CREATE OR REPLACE FUNCTION check_match() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM FROM book_heads WHERE client_id = NEW.client_id FOR UPDATE;
  IF NEW.amount IS DISTINCT FROM moved_by_entry(NEW.client_id, NEW.bank_account_id, NEW.entry_seq) THEN
    RAISE EXCEPTION 'entry % moves another amount', NEW.entry_seq
      USING ERRCODE = 'check_violation', CONSTRAINT = 'match_is_movement';
  END IF;
  IF NEW.kind = 'receipt' AND NOT EXISTS (
      SELECT FROM receipts WHERE id = NEW.receipt_id AND entry_seq = NEW.entry_seq
      UNION ALL SELECT FROM receipt_events WHERE receipt_id = NEW.receipt_id AND kind = 'reversed' AND entry_seq = NEW.entry_seq)
    OR NEW.kind = 'disbursement' AND NOT EXISTS (SELECT FROM disbursement_events
      WHERE client_id = NEW.client_id AND disbursement_id = NEW.disbursement_id AND entry_seq = NEW.entry_seq) THEN
    RAISE EXCEPTION 'entry % is of another record', NEW.entry_seq
      USING ERRCODE = 'check_violation', CONSTRAINT = 'match_of_record';
  END IF;
  RETURN NEW;
END $$;
