-- The receipt that a line of a tenant's statement is about, by its entry.
CREATE INDEX ON receipt_events (client_id, entry_seq);
-- What a landlord has, a row of the list each.
CREATE INDEX ON accounts (landlord_id) WHERE landlord_id IS NOT NULL;
