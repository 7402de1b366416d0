-- A scan of a signed consent is a file of it, and stays.

ALTER TABLE consents ADD UNIQUE (id, client_id);
ALTER TABLE files DROP CONSTRAINT file_subject_type,
  ADD CONSTRAINT file_subject_type CHECK (subject_type IN
    ('lease', 'property', 'claim', 'dispute', 'inspection', 'request', 'work_order', 'document', 'consent')),
  ADD COLUMN consent_id bigint GENERATED ALWAYS AS (CASE WHEN subject_type = 'consent' THEN subject_id END) STORED,
  ADD FOREIGN KEY (consent_id, client_id) REFERENCES consents (id, client_id);

CREATE OR REPLACE FUNCTION keep_files_of_documents() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF EXISTS (SELECT FROM files WHERE id = NEW.file_id AND (document_id IS NOT NULL OR consent_id IS NOT NULL)) THEN
    RAISE EXCEPTION 'file % is kept as evidence', NEW.file_id
      USING ERRCODE = 'check_violation', CONSTRAINT = 'documents_keep_their_files';
  END IF;
  RETURN NEW;
END $$;
