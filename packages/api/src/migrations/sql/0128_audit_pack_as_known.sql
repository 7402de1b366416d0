-- What an audit pack says of a month is the same for ever: which approvals were by one person alone, whatever became of the payment
-- since, and what the bank accounts were called.

ALTER TABLE disbursement_events ADD COLUMN alone boolean NOT NULL DEFAULT false,
  ADD CONSTRAINT alone_is_approved CHECK (kind = 'approved' OR NOT alone);
ALTER TABLE disbursement_events DISABLE TRIGGER disbursement_events_append_only;
UPDATE disbursement_events v SET alone = true FROM disbursements d
  WHERE d.id = v.disbursement_id AND d.alone AND v.id = (
    SELECT max(id) FROM disbursement_events WHERE disbursement_id = d.id AND kind = 'approved');
ALTER TABLE disbursement_events ENABLE TRIGGER disbursement_events_append_only;
CREATE INDEX ON disbursement_events (client_id, on_date) WHERE alone;

CREATE TRIGGER keep_former AFTER INSERT OR UPDATE OR DELETE ON bank_accounts
  FOR EACH ROW EXECUTE FUNCTION keep_former_row('id', 'id client_id name kind currency is_active');
