-- What was signed to agree with the bank stays: nothing moves a bank account on a day up to its last signed reconciliation.

CREATE FUNCTION keep_reconciled_days() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NOT restoring() AND EXISTS (
      SELECT FROM inserted i JOIN accounts a ON a.id IN (i.debit_account, i.credit_account)
        JOIN reconciliations r ON r.bank_account_id = a.bank_account_id
      WHERE i.half = 'money' AND a.kind = 'bank' AND r.on_date >= i.effective_on) THEN
    RAISE EXCEPTION 'the account is reconciled' USING ERRCODE = 'check_violation', CONSTRAINT = 'account_unreconciled';
  END IF;
  RETURN NULL;
END $$;
CREATE TRIGGER keep_reconciled_days AFTER INSERT ON transfers REFERENCING NEW TABLE AS inserted
  FOR EACH STATEMENT EXECUTE FUNCTION keep_reconciled_days();
