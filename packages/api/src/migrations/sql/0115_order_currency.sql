-- An order may come to another currency than its estimate: when it is completed it is said in which. Null: as the order.
ALTER TABLE work_orders
  ADD COLUMN estimate_currency text CHECK (estimate_currency IN ('USD', 'ZWG')),
  ADD CONSTRAINT estimated_otherwise CHECK (estimate_currency IS NULL OR estimate IS NOT NULL AND estimate_currency <> currency);

DROP TRIGGER keep_former ON work_orders;
CREATE TRIGGER keep_former AFTER INSERT OR UPDATE OR DELETE ON work_orders
  FOR EACH ROW EXECUTE FUNCTION keep_former_row('id',
    'id client_id schedule_id due_on estimate estimate_currency currency state');
