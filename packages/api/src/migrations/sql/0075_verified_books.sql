-- Until which day the provider has checked what a book recorded, and what of a claim may be listed.

ALTER TABLE books ADD COLUMN verified_on date;
UPDATE books SET verified_on = (now() AT TIME ZONE 'Africa/Harare')::date;

UPDATE books SET claim_wait_days = greatest(14, least(60, claim_wait_days));
ALTER TABLE books DROP CONSTRAINT books_claim_wait_days_check,
  ADD CONSTRAINT books_claim_wait_days_check CHECK (claim_wait_days BETWEEN 14 AND 60);

-- A claim is of the charges whose grace was over on that day, as far as the book knew then: later ones need a notice of their own.
ALTER TABLE claims ADD COLUMN debts_on date, ADD COLUMN debts_seq bigint;
UPDATE claims c SET debts_on = (created_at AT TIME ZONE 'Africa/Harare')::date, debts_seq = coalesce((
    SELECT max(e.seq) FROM entries e WHERE e.client_id = c.client_id AND e.recorded_at <= c.created_at), 0);
ALTER TABLE claims ALTER COLUMN debts_on SET NOT NULL, ALTER COLUMN debts_seq SET NOT NULL;

-- What is open on a day of the charges of a lease whose grace was over by then: at most so much may be claimed.
CREATE FUNCTION open_past_grace(of_lease bigint, in_currency text, day date) RETURNS bigint LANGUAGE sql STABLE AS $$
  SELECT coalesce(sum(c.amount - (
      SELECT coalesce(sum(a.amount), 0) FROM allocations a WHERE a.charge_id = c.id AND a.effective_on <= day)), 0)::bigint
  FROM charges c JOIN entries e ON e.client_id = c.client_id AND e.seq = c.entry_seq
  WHERE c.lease_id = of_lease AND c.currency = in_currency AND c.grace_on < day AND e.effective_on <= day
$$;

-- A merge of two records of one person may change the party, at any time. Listing may lower the amount.
CREATE OR REPLACE FUNCTION guard_claim() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  listing boolean := OLD.state = 'noticed' AND NEW.state = 'listed';
BEGIN
  IF (NEW.id, NEW.client_id, NEW.lease_id) <> (OLD.id, OLD.client_id, OLD.lease_id)
      OR OLD.state <> 'draft' AND (NEW.type, NEW.currency, NEW.reason, NEW.noticed_on, NEW.notice_by,
        NEW.notice_text, NEW.listable_from, NEW.debts_on, NEW.debts_seq) IS DISTINCT FROM (OLD.type, OLD.currency, OLD.reason, OLD.noticed_on,
        OLD.notice_by, OLD.notice_text, OLD.listable_from, OLD.debts_on, OLD.debts_seq)
      OR OLD.state <> 'draft' AND NEW.amount <> OLD.amount AND NOT (listing AND NEW.amount < OLD.amount)
      OR OLD.listed_on IS NOT NULL AND NEW.listed_on IS DISTINCT FROM OLD.listed_on
      OR OLD.ended_on IS NOT NULL
        AND (NEW.ended_on, NEW.end_reason) IS DISTINCT FROM (OLD.ended_on, OLD.end_reason) THEN
    RAISE EXCEPTION 'what claim % says is fixed', OLD.id USING ERRCODE = 'check_violation', CONSTRAINT = 'claim_fixed';
  END IF;
  IF NEW.state <> OLD.state AND (OLD.state, NEW.state) NOT IN (('draft', 'noticed'), ('draft', 'withdrawn'),
      ('noticed', 'listed'), ('noticed', 'withdrawn'), ('listed', 'settled'), ('listed', 'withdrawn')) THEN
    RAISE EXCEPTION 'claim % is %', OLD.id, OLD.state USING ERRCODE = 'check_violation', CONSTRAINT = 'claim_forward';
  END IF;
  IF OLD.noticed_on IS NULL AND NEW.noticed_on IS NOT NULL THEN
    IF NEW.listable_from IS DISTINCT FROM
        business_days_after(NEW.noticed_on, (SELECT claim_wait_days FROM books WHERE client_id = NEW.client_id)) THEN
      RAISE EXCEPTION 'claim % waits another time', OLD.id
        USING ERRCODE = 'check_violation', CONSTRAINT = 'listable_after_wait';
    END IF;
    IF open_past_grace(NEW.lease_id, NEW.currency, NEW.noticed_on) = 0 THEN
      RAISE EXCEPTION 'nothing of claim % was overdue', OLD.id
        USING ERRCODE = 'check_violation', CONSTRAINT = 'noticed_overdue';
    END IF;
  END IF;
  IF listing AND NEW.amount > open_past_grace(NEW.lease_id, NEW.currency, NEW.listed_on) THEN
    RAISE EXCEPTION 'less of claim % is overdue', OLD.id USING ERRCODE = 'check_violation', CONSTRAINT = 'listed_overdue';
  END IF;
  RETURN NEW;
END $$;
