-- A client disputes what its own report says: the provider, which decides, reads it with a case number.
ALTER TABLE disputes ALTER COLUMN lease_id DROP NOT NULL, ALTER COLUMN currency DROP NOT NULL,
  ADD COLUMN number text CHECK (number ~ '^DP-[0-9]{6,}$'),
  ADD COLUMN file_ids bigint[] NOT NULL DEFAULT '{}' CHECK (cardinality(file_ids) <= 20),
  DROP CONSTRAINT disputes_reason_check,
  ADD CONSTRAINT disputes_reason_check CHECK (char_length(reason) BETWEEN 1 AND 2000),
  DROP CONSTRAINT disputes_check1,
  ADD CONSTRAINT dispute_of_one CHECK (num_nonnulls(charge_id, claim_id, number) = 1
    AND num_nulls(lease_id, currency) IN (0, 2) AND (number IS NULL) = (lease_id IS NOT NULL)),
  ADD UNIQUE (client_id, number);

DROP TRIGGER party_of_lease ON disputes;
CREATE TRIGGER party_of_lease BEFORE INSERT ON disputes FOR EACH ROW WHEN (NEW.lease_id IS NOT NULL)
  EXECUTE FUNCTION refuse_stranger();

CREATE FUNCTION refuse_other_report() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF restoring() THEN
    RETURN NEW;
  END IF;
  IF NOT EXISTS (SELECT FROM clients c JOIN parties p ON p.company_id = c.company_id
      WHERE c.id = NEW.client_id AND p.id = NEW.party_id) THEN
    RAISE EXCEPTION 'client % is not party %', NEW.client_id, NEW.party_id
      USING ERRCODE = 'check_violation', CONSTRAINT = 'dispute_of_own_report';
  END IF;
  IF EXISTS (SELECT FROM unnest(NEW.file_ids) id WHERE NOT EXISTS (
      SELECT FROM files f WHERE f.id = id AND f.client_id = NEW.client_id)) THEN
    RAISE EXCEPTION 'client % has not all of the files', NEW.client_id
      USING ERRCODE = 'check_violation', CONSTRAINT = 'dispute_of_own_files';
  END IF;
  RETURN NEW;
END $$;
CREATE TRIGGER own_report BEFORE INSERT ON disputes FOR EACH ROW WHEN (NEW.number IS NOT NULL)
  EXECUTE FUNCTION refuse_other_report();

CREATE FUNCTION guard_report_dispute() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF (NEW.number, NEW.file_ids) IS DISTINCT FROM (OLD.number, OLD.file_ids) THEN
    RAISE EXCEPTION 'what dispute % says is fixed', OLD.id USING ERRCODE = 'check_violation', CONSTRAINT = 'dispute_fixed';
  END IF;
  RETURN NEW;
END $$;
CREATE TRIGGER guard_report_dispute BEFORE UPDATE ON disputes FOR EACH ROW EXECUTE FUNCTION guard_report_dispute();

-- Those that the provider must decide, of all books.
CREATE INDEX ON disputes (decide_by) WHERE outcome IS NULL AND withdrawn_on IS NULL;
