-- A transfer takes no more from a bank account than it holds and has not set aside. The balances are added up before, by add_transfers.
CREATE FUNCTION cover_bank_transfers() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NOT restoring() AND EXISTS (
      SELECT FROM inserted i JOIN entries e ON e.client_id = i.client_id AND e.seq = i.entry_seq
        JOIN accounts c ON c.id = i.credit_account
      WHERE e.kind = 'bank_transfer' AND c.kind = 'bank' AND (
        SELECT sum(b.debits - b.credits) FROM accounts a JOIN account_balances b ON b.account_id = a.id
        WHERE a.client_id = c.client_id AND a.bank_account_id = c.bank_account_id) < 0) THEN
    RAISE EXCEPTION 'the account holds less' USING ERRCODE = 'check_violation', CONSTRAINT = 'transfer_covered';
  END IF;
  RETURN NULL;
END $$;
CREATE TRIGGER cover_bank_transfers AFTER INSERT ON transfers REFERENCING NEW TABLE AS inserted
  FOR EACH STATEMENT EXECUTE FUNCTION cover_bank_transfers();
