-- Who sells and who buys, and the letterhead, as an invoice or a credit note named them when it was issued. Older ones have none
-- of it: they name them as they are today.

CREATE TABLE invoice_parties (
  invoice_id bigint PRIMARY KEY,
  client_id bigint NOT NULL,
  agency jsonb NOT NULL,
  seller jsonb,
  buyer jsonb,
  FOREIGN KEY (invoice_id, client_id) REFERENCES invoices (id, client_id)
);
CREATE TRIGGER invoice_parties_append_only BEFORE UPDATE OR DELETE OR TRUNCATE ON invoice_parties
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();

ALTER TABLE subscription_invoices ADD COLUMN parties jsonb;
