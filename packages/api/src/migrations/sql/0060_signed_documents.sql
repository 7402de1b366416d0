-- Files of documents, which stay: a signed document keeps its scan.

ALTER TABLE files DROP CONSTRAINT file_subject_type,
  ADD CONSTRAINT file_subject_type CHECK (subject_type IN
    ('lease', 'property', 'claim', 'dispute', 'inspection', 'request', 'work_order', 'document')),
  ADD COLUMN document_id bigint GENERATED ALWAYS AS (CASE WHEN subject_type = 'document' THEN subject_id END) STORED,
  ADD FOREIGN KEY (document_id, client_id) REFERENCES documents (id, client_id),
  ADD UNIQUE (id, document_id);

-- Until now a document had no files, and a signature could name any number: what was noted stays as it is.
ALTER TABLE document_events ADD CONSTRAINT signed_with_its_file
  FOREIGN KEY (file_id, document_id) REFERENCES files (id, document_id) NOT VALID;

CREATE FUNCTION keep_files_of_documents() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF EXISTS (SELECT FROM files WHERE id = NEW.file_id AND document_id IS NOT NULL) THEN
    RAISE EXCEPTION 'file % belongs to an issued document', NEW.file_id
      USING ERRCODE = 'check_violation', CONSTRAINT = 'documents_keep_their_files';
  END IF;
  RETURN NEW;
END $$;
CREATE TRIGGER keep_files_of_documents BEFORE INSERT ON file_removals
  FOR EACH ROW EXECUTE FUNCTION keep_files_of_documents();

CREATE FUNCTION document_state(of_document bigint) RETURNS text LANGUAGE sql STABLE AS $$
  SELECT coalesce(min(CASE kind WHEN 'withdrawn' THEN 'withdrawn' END), min(kind), 'issued')
  FROM document_events WHERE document_id = of_document
$$;
