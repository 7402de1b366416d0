-- An account is reconciled without lines of the bank, too: to a balance that was typed, to cash that was counted, or where nothing moved.
ALTER TABLE reconciliations
  ALTER COLUMN statement_id DROP NOT NULL,
  ADD COLUMN basis text NOT NULL DEFAULT 'lines' CHECK (basis IN ('lines', 'typed', 'counted', 'nothing_moved')),
  -- What a count was more than the book, or less: it is posted before.
  ADD COLUMN adjustment bigint NOT NULL DEFAULT 0,
  ADD COLUMN adjustment_seq bigint,
  ADD COLUMN reason text CHECK (char_length(reason) BETWEEN 1 AND 500),
  ADD CONSTRAINT lines_of_statement CHECK ((basis = 'lines') = (statement_id IS NOT NULL)),
  ADD CONSTRAINT adjusted_by_count CHECK (
    (adjustment <> 0) = (adjustment_seq IS NOT NULL) AND (adjustment = 0 OR basis = 'counted' AND reason IS NOT NULL)),
  ADD FOREIGN KEY (bank_account_id, client_id, currency) REFERENCES bank_accounts (id, client_id, currency),
  ADD FOREIGN KEY (client_id, adjustment_seq) REFERENCES entries (client_id, seq);

-- Without lines it is later than every statement: those are reconciled at their ends.
CREATE FUNCTION check_reconciled_after_lines() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NOT restoring() AND EXISTS (
      SELECT FROM bank_statements WHERE bank_account_id = NEW.bank_account_id AND to_on >= NEW.on_date) THEN
    RAISE EXCEPTION 'a statement has these days' USING ERRCODE = 'check_violation', CONSTRAINT = 'reconciled_after_lines';
  END IF;
  RETURN NEW;
END $$;
CREATE TRIGGER check_reconciled_after_lines BEFORE INSERT ON reconciliations
  FOR EACH ROW WHEN (NEW.statement_id IS NULL) EXECUTE FUNCTION check_reconciled_after_lines();

-- The next statement begins after what was reconciled without lines, with that balance.
CREATE OR REPLACE FUNCTION follow_statement() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  last record;
BEGIN
  IF restoring() THEN RETURN NEW; END IF;
  PERFORM FROM book_heads WHERE client_id = NEW.client_id FOR UPDATE;
  SELECT to_on, closing INTO last FROM (
    SELECT to_on, closing FROM bank_statements WHERE bank_account_id = NEW.bank_account_id
    UNION ALL SELECT on_date, statement FROM reconciliations
      WHERE bank_account_id = NEW.bank_account_id AND statement_id IS NULL) ends
    ORDER BY to_on DESC LIMIT 1;
  IF FOUND AND (NEW.from_on <= last.to_on OR NEW.opening <> last.closing) THEN
    RAISE EXCEPTION 'a statement follows the last of its account'
      USING ERRCODE = 'check_violation', CONSTRAINT = 'statement_follows';
  END IF;
  RETURN NEW;
END $$;
