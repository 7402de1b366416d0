-- A lock ends before the day on which it is made: what is derived is posted on the first open day, which is not to come.
CREATE OR REPLACE FUNCTION lock_period() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NEW.reason IS NULL AND NEW.until_on < (SELECT locked_until FROM book_heads WHERE client_id = NEW.client_id FOR UPDATE) THEN
    RAISE EXCEPTION 'unlocking takes a reason' USING ERRCODE = 'check_violation', CONSTRAINT = 'unlocked_for_reason';
  END IF;
  IF NOT restoring() AND NEW.until_on >= (NEW.at AT TIME ZONE 'Africa/Harare')::date THEN
    RAISE EXCEPTION 'a lock ends yesterday at the latest' USING ERRCODE = 'check_violation', CONSTRAINT = 'locked_before_today';
  END IF;
  UPDATE book_heads SET locked_until = NEW.until_on WHERE client_id = NEW.client_id;
  RETURN NULL;
END $$;

-- A bank account is closed when it is empty and nothing is set aside in it.
CREATE FUNCTION close_bank_account() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NOT restoring() AND EXISTS (
      SELECT FROM accounts a JOIN account_balances b ON b.account_id = a.id
      WHERE a.client_id = NEW.client_id AND a.bank_account_id = NEW.id AND b.debits <> b.credits) THEN
    RAISE EXCEPTION 'bank account % holds money', NEW.id
      USING ERRCODE = 'check_violation', CONSTRAINT = 'closed_empty';
  END IF;
  RETURN NEW;
END $$;
CREATE TRIGGER close_bank_account BEFORE UPDATE OF is_active ON bank_accounts
  FOR EACH ROW WHEN (OLD.is_active AND NOT NEW.is_active) EXECUTE FUNCTION close_bank_account();

-- Nobody pays for a lease that was never in force.
CREATE FUNCTION check_lease_of_receipt() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NOT restoring() AND EXISTS (SELECT FROM leases WHERE id = NEW.lease_id AND state IN ('draft', 'cancelled')) THEN
    RAISE EXCEPTION 'lease % was never in force', NEW.lease_id
      USING ERRCODE = 'check_violation', CONSTRAINT = 'receipt_of_lease_in_force';
  END IF;
  RETURN NEW;
END $$;
CREATE TRIGGER check_lease_of_receipt BEFORE INSERT ON receipts FOR EACH ROW EXECUTE FUNCTION check_lease_of_receipt();
CREATE TRIGGER check_lease_of_receipt BEFORE INSERT ON receipt_events
  FOR EACH ROW EXECUTE FUNCTION check_lease_of_receipt();

-- A charge of the deposit is not paid from the deposit.
CREATE FUNCTION check_deposit_spent() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NOT restoring() AND EXISTS (
      SELECT FROM inserted i JOIN receipts r ON r.id = i.receipt_id
        JOIN entries e ON e.client_id = r.client_id AND e.seq = r.entry_seq
        JOIN charges c ON c.id = i.charge_id
      WHERE i.amount > 0 AND c.type = 'deposit' AND e.kind = 'deposit_deduction'
        -- One that was made before this rule is put back as it was.
        AND NOT EXISTS (SELECT FROM allocations o
          WHERE o.receipt_id = i.receipt_id AND o.charge_id = i.charge_id AND o.id < i.id)) THEN
    RAISE EXCEPTION 'the deposit does not pay for itself'
      USING ERRCODE = 'check_violation', CONSTRAINT = 'deposit_of_other_money';
  END IF;
  RETURN NULL;
END $$;
CREATE TRIGGER check_deposit_spent AFTER INSERT ON allocations REFERENCING NEW TABLE AS inserted
  FOR EACH STATEMENT EXECUTE FUNCTION check_deposit_spent();
