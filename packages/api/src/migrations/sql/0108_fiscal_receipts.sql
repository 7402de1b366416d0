-- What a fiscal device answered to an invoice or a credit note. It is typed from the device, so it may be corrected.

ALTER TABLE invoices ADD UNIQUE (id, client_id);

CREATE TABLE fiscal_receipts (
  invoice_id bigint PRIMARY KEY,
  client_id bigint NOT NULL,
  device text CHECK (char_length(device) BETWEEN 1 AND 50),
  fiscal_day integer NOT NULL CHECK (fiscal_day BETWEEN 1 AND 100000),
  receipt_number text NOT NULL CHECK (char_length(receipt_number) BETWEEN 1 AND 50),
  verification_code text NOT NULL CHECK (char_length(verification_code) BETWEEN 1 AND 50),
  qr text CHECK (char_length(qr) BETWEEN 1 AND 500),
  recorded_at timestamptz NOT NULL,
  recorded_by bigint REFERENCES users DEFERRABLE,
  FOREIGN KEY (invoice_id, client_id) REFERENCES invoices (id, client_id)
);
