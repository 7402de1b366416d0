-- The two lines of a transfer are one entry: what a line made is another's on the other account.
CREATE OR REPLACE FUNCTION check_match_of_line() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NOT restoring() AND (made_by_line(NEW.line_id) <> NEW.entry_seq OR EXISTS (
      SELECT FROM bank_postings p WHERE p.client_id = NEW.client_id AND p.entry_seq = NEW.entry_seq
        AND p.bank_account_id = NEW.bank_account_id
        AND p.line_id <> NEW.line_id AND made_by_line(p.line_id) = p.entry_seq)) THEN
    RAISE EXCEPTION 'entry % is not of line %', NEW.entry_seq, NEW.line_id
      USING ERRCODE = 'check_violation', CONSTRAINT = 'match_of_line';
  END IF;
  RETURN NEW;
END $$;
