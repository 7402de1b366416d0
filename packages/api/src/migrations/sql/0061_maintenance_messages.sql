-- Messages about a request or an order of maintenance: about an emergency they go out at any hour.

ALTER TABLE messages DROP CONSTRAINT messages_subject_type_check,
  ADD CONSTRAINT messages_subject_type_check
    CHECK (subject_type IN ('charge', 'invoice', 'receipt', 'lease', 'landlord', 'request', 'work_order')),
  ADD CONSTRAINT message_about_maintenance CHECK (subject_type NOT IN ('request', 'work_order') OR kind = 'maintenance'),
  ADD COLUMN request_id bigint GENERATED ALWAYS AS (CASE WHEN subject_type = 'request' THEN subject_id END) STORED,
  ADD COLUMN work_order_id bigint GENERATED ALWAYS AS (CASE WHEN subject_type = 'work_order' THEN subject_id END) STORED,
  ADD FOREIGN KEY (request_id, client_id) REFERENCES maintenance_requests (id, client_id),
  ADD FOREIGN KEY (work_order_id, client_id) REFERENCES work_orders (id, client_id);

CREATE FUNCTION is_about_emergency(of_message bigint) RETURNS boolean LANGUAGE sql STABLE AS $$
  SELECT EXISTS (SELECT FROM messages m LEFT JOIN maintenance_requests q ON q.id = m.request_id
    LEFT JOIN work_orders w ON w.id = m.work_order_id
    WHERE m.id = of_message AND 'emergency' IN (q.priority, w.priority))
$$;
