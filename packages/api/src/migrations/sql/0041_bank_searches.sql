-- Whose money a line with the same text was before.
CREATE INDEX ON bank_lines (bank_account_id, lower(description));
-- Which receipt was reversed, and which disbursement paid, by an entry.
CREATE INDEX ON receipt_events (client_id, entry_seq);
CREATE INDEX ON disbursement_events (client_id, entry_seq);
