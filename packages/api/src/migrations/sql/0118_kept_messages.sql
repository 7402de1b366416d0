-- An email that no mail server took is kept, not sent: it can be sent once there is one.

ALTER TABLE message_deliveries DROP CONSTRAINT message_deliveries_state_check,
  ADD CONSTRAINT message_deliveries_state_check
    CHECK (state IN ('queued', 'sending', 'sent', 'kept', 'delivered', 'failed', 'unknown', 'cancelled'));

CREATE OR REPLACE FUNCTION guard_delivery() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF (NEW.message_id, NEW.client_id, NEW.channel) <> (OLD.message_id, OLD.client_id, OLD.channel)
      OR NEW.attempts < OLD.attempts
      OR NEW.state <> OLD.state AND (OLD.state, NEW.state) NOT IN (
        ('queued', 'sending'), ('queued', 'cancelled'), ('sending', 'sent'), ('sending', 'kept'), ('sending', 'failed'),
        ('sending', 'queued'), ('sending', 'unknown'), ('sent', 'delivered'), ('sent', 'failed'), ('unknown', 'sent'),
        ('unknown', 'kept'), ('unknown', 'delivered'), ('unknown', 'failed'), ('unknown', 'queued'), ('failed', 'queued'),
        ('kept', 'queued'), ('kept', 'cancelled'))
        AND NOT (OLD.channel = 'letter' AND (OLD.state, NEW.state) = ('queued', 'sent')) THEN
    RAISE EXCEPTION 'message % is %', OLD.message_id, OLD.state
      USING ERRCODE = 'check_violation', CONSTRAINT = 'delivery_forward';
  END IF;
  RETURN NEW;
END $$;
