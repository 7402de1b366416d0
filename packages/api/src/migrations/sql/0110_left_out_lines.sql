-- Lines of a bank's file that are no movement, such as a row that it wrote twice: kept with the reason, never matched or counted.

ALTER TABLE bank_lines ADD COLUMN left_out text CHECK (char_length(left_out) BETWEEN 1 AND 500);

-- What is still to be matched.
CREATE VIEW open_bank_lines AS
  SELECT * FROM bank_lines l
  WHERE left_out IS NULL AND NOT EXISTS (SELECT FROM bank_matches m WHERE m.line_id = l.id);

CREATE OR REPLACE FUNCTION add_up_statement() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF EXISTS (SELECT FROM bank_statements s, LATERAL (
        SELECT count(*) AS lines, coalesce(sum(amount) FILTER (WHERE left_out IS NULL), 0) AS amount
        FROM bank_lines WHERE statement_id = s.id) l
      WHERE s.id = NEW.id AND (s.line_count <> l.lines OR s.opening + l.amount <> s.closing)) THEN
    RAISE EXCEPTION 'the lines of statement % do not add up', NEW.id
      USING ERRCODE = 'check_violation', CONSTRAINT = 'statement_adds_up';
  END IF;
  RETURN NULL;
END $$;

CREATE FUNCTION refuse_left_out() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF EXISTS (SELECT FROM bank_lines WHERE id = NEW.line_id AND left_out IS NOT NULL) THEN
    RAISE EXCEPTION 'line % is left out', NEW.line_id
      USING ERRCODE = 'check_violation', CONSTRAINT = 'line_left_out';
  END IF;
  RETURN NEW;
END $$;
CREATE TRIGGER refuse_left_out BEFORE INSERT ON bank_matches FOR EACH ROW EXECUTE FUNCTION refuse_left_out();
CREATE TRIGGER refuse_left_out BEFORE INSERT ON bank_postings FOR EACH ROW EXECUTE FUNCTION refuse_left_out();
