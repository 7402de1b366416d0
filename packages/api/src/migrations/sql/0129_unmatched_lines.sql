-- The lines of a bank that are still to be matched, kept beside all of them: who counts those reads none of the years before.

CREATE TABLE unmatched_lines (
  line_id bigint PRIMARY KEY,
  client_id bigint NOT NULL,
  bank_account_id bigint NOT NULL,
  FOREIGN KEY (line_id, client_id, bank_account_id) REFERENCES bank_lines (id, client_id, bank_account_id) ON DELETE CASCADE
);
CREATE INDEX ON unmatched_lines (client_id);
CREATE INDEX ON unmatched_lines (bank_account_id);
INSERT INTO unmatched_lines SELECT id, client_id, bank_account_id FROM open_bank_lines;
CREATE TRIGGER unmatched_lines_by_triggers BEFORE INSERT OR UPDATE OR DELETE ON unmatched_lines
  FOR EACH STATEMENT WHEN (pg_trigger_depth() = 0) EXECUTE FUNCTION refuse_by_hand();
CREATE TRIGGER unmatched_lines_stay BEFORE TRUNCATE ON unmatched_lines
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_by_hand();

CREATE FUNCTION unmatched_lines() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO unmatched_lines SELECT id, client_id, bank_account_id FROM inserted WHERE left_out IS NULL;
  RETURN NULL;
END $$;
CREATE TRIGGER unmatched_lines AFTER INSERT ON bank_lines REFERENCING NEW TABLE AS inserted
  FOR EACH STATEMENT EXECUTE FUNCTION unmatched_lines();

CREATE FUNCTION match_lines() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'INSERT' THEN
    DELETE FROM unmatched_lines WHERE line_id IN (SELECT line_id FROM changed);
  ELSE
    INSERT INTO unmatched_lines SELECT id, client_id, bank_account_id FROM bank_lines l
      WHERE id IN (SELECT line_id FROM changed) AND NOT EXISTS (SELECT FROM bank_matches WHERE line_id = l.id)
      ON CONFLICT DO NOTHING;
  END IF;
  RETURN NULL;
END $$;
CREATE TRIGGER match_lines AFTER INSERT ON bank_matches REFERENCING NEW TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION match_lines();
CREATE TRIGGER unmatch_lines AFTER DELETE ON bank_matches REFERENCING OLD TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION match_lines();

CREATE OR REPLACE VIEW open_bank_lines AS
  SELECT l.* FROM unmatched_lines u JOIN bank_lines l ON l.id = u.line_id;
