-- A draft may be changed: its account, amount, day and reason. What is posted says what its draft said last. A merge of two records
-- of one person may change the supplier, at any time.
CREATE OR REPLACE FUNCTION guard_journal() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF (NEW.id, NEW.client_id, NEW.number, NEW.kind, NEW.made_by)
      IS DISTINCT FROM (OLD.id, OLD.client_id, OLD.number, OLD.kind, OLD.made_by)
    OR (OLD.state, NEW.state) <> ('draft', 'draft')
      AND (NEW.lease_id, NEW.landlord_id, NEW.property_id, NEW.currency, NEW.amount, NEW.on_date, NEW.reason)
        IS DISTINCT FROM (OLD.lease_id, OLD.landlord_id, OLD.property_id, OLD.currency, OLD.amount, OLD.on_date, OLD.reason)
    OR OLD.state <> 'draft' AND (NEW.posted_by, NEW.alone, NEW.entry_seq) IS DISTINCT FROM
      (OLD.posted_by, OLD.alone, OLD.entry_seq) THEN
    RAISE EXCEPTION 'what journal % says is fixed', OLD.number
      USING ERRCODE = 'check_violation', CONSTRAINT = 'journal_fixed';
  END IF;
  IF NEW.state <> OLD.state AND (OLD.state, NEW.state) NOT IN (('draft', 'posted'), ('draft', 'cancelled'),
      ('posted', 'reversed')) THEN
    RAISE EXCEPTION 'journal % is %', OLD.number, OLD.state
      USING ERRCODE = 'check_violation', CONSTRAINT = 'journal_forward';
  END IF;
  RETURN NEW;
END $$;

-- Whoever names another supplier has edited it, too; a merge leaves `updated_by` as it is.
CREATE OR REPLACE TRIGGER name_journal_editor BEFORE UPDATE ON journals FOR EACH ROW
  WHEN (OLD.state = 'draft' AND NEW.state = 'draft'
    AND (NEW.lease_id, NEW.landlord_id, NEW.property_id, NEW.party_id, NEW.currency, NEW.amount, NEW.on_date, NEW.reason)
      IS DISTINCT FROM (OLD.lease_id, OLD.landlord_id, OLD.property_id, OLD.party_id, OLD.currency, OLD.amount, OLD.on_date,
        OLD.reason))
  EXECUTE FUNCTION name_journal_editor();
