-- A work order is sent to its contractor, who need be nobody in the register: by the contractor's own email or mobile.
ALTER TABLE messages
  ALTER COLUMN party_id DROP NOT NULL,
  ADD COLUMN contractor_id bigint,
  ADD FOREIGN KEY (contractor_id, client_id) REFERENCES contractors (id, client_id),
  ADD CONSTRAINT message_to_somebody CHECK (num_nulls(party_id, contractor_id) < 2),
  ADD CONSTRAINT contractor_about_order CHECK (contractor_id IS NULL OR subject_type = 'work_order');
CREATE INDEX ON messages (work_order_id, id DESC) WHERE contractor_id IS NOT NULL;
