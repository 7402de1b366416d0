-- An opt-out ends once, on a day, with who ended it and why; what was given stays.

ALTER TABLE opt_outs
  ADD COLUMN ended_on date,
  ADD COLUMN ended_at timestamptz,
  ADD COLUMN ended_by bigint REFERENCES users DEFERRABLE,
  ADD COLUMN end_reason text CHECK (char_length(end_reason) BETWEEN 1 AND 500),
  ADD CHECK (num_nulls(ended_on, ended_at, end_reason) IN (0, 3));

CREATE OR REPLACE FUNCTION guard_opt_out() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  ending text[] := ARRAY['ended_on', 'ended_at', 'ended_by', 'end_reason'];
BEGIN
  IF to_jsonb(NEW) - 'party_id' - ending <> to_jsonb(OLD) - 'party_id' - ending
      OR OLD.ended_on IS NOT NULL AND (NEW.ended_on, NEW.ended_at, NEW.ended_by, NEW.end_reason)
        IS DISTINCT FROM (OLD.ended_on, OLD.ended_at, OLD.ended_by, OLD.end_reason) THEN
    RAISE EXCEPTION 'opt-out % stays as it was given', OLD.id
      USING ERRCODE = 'check_violation', CONSTRAINT = 'opt_out_fixed';
  END IF;
  RETURN NEW;
END $$;
