-- Files of requests and work orders, and orders that follow from inspections.

ALTER TABLE files DROP CONSTRAINT file_subject_type,
  ADD CONSTRAINT file_subject_type
    CHECK (subject_type IN ('lease', 'property', 'claim', 'dispute', 'inspection', 'request', 'work_order')),
  ADD COLUMN request_id bigint GENERATED ALWAYS AS (CASE WHEN subject_type = 'request' THEN subject_id END) STORED,
  ADD COLUMN work_order_id bigint GENERATED ALWAYS AS (CASE WHEN subject_type = 'work_order' THEN subject_id END) STORED,
  ADD FOREIGN KEY (request_id, client_id) REFERENCES maintenance_requests (id, client_id),
  ADD FOREIGN KEY (work_order_id, client_id) REFERENCES work_orders (id, client_id);

ALTER TABLE work_orders ADD FOREIGN KEY (inspection_id, client_id) REFERENCES inspections (id, client_id);
