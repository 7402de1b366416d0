-- When a rate was recorded: rates of a User are compared with those that were there before.
ALTER TABLE rates ADD COLUMN recorded_on date NOT NULL DEFAULT CURRENT_DATE;
-- Rates that were agreed with tenants, where the book has recorded none.
CREATE INDEX ON receipts (client_id, received_on) WHERE rate IS NOT NULL;
