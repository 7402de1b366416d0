-- Each change of a counted table writes its row of row_counts, updates too: the transaction that wrote it last tells
-- whether a page that was read before is still what the table holds. ----------------------------------------------

CREATE FUNCTION mark_changed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE row_counts SET rows = rows WHERE table_name = TG_TABLE_NAME;
  RETURN NULL;
END $$;

CREATE TRIGGER mark_changed AFTER UPDATE ON individuals FOR EACH STATEMENT EXECUTE FUNCTION mark_changed();
CREATE TRIGGER mark_changed AFTER UPDATE ON companies FOR EACH STATEMENT EXECUTE FUNCTION mark_changed();
CREATE TRIGGER mark_changed AFTER UPDATE ON branches FOR EACH STATEMENT EXECUTE FUNCTION mark_changed();
