-- What waits for somebody: credit that nobody has applied, and journals that nobody has posted.
CREATE INDEX ON open_receipts (client_id, lease_id, currency) WHERE used < amount AND NOT reversed AND lease_id IS NOT NULL;
CREATE INDEX ON journals (client_id) WHERE state = 'draft';
