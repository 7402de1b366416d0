-- Whom the users of a client read about; and how many numbers a user looked up within an hour.
CREATE INDEX audit_events_reads ON audit_events (client_id, id DESC)
  WHERE action IN ('lookup', 'report_read', 'print') AND subject_type IN ('individual', 'company');
CREATE INDEX audit_events_lookups ON audit_events (user_id, at DESC) WHERE action = 'lookup';
