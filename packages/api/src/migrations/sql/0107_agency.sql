-- Who keeps a book, as its papers say, and the payees that every month has: the agency's own company and the tax office.

-- The images of a letterhead are files of the book.
ALTER TABLE files DROP CONSTRAINT file_subject_type,
  ADD CONSTRAINT file_subject_type CHECK (subject_type IN ('lease', 'property', 'claim', 'dispute', 'inspection', 'request',
    'work_order', 'document', 'consent', 'book')),
  ADD CONSTRAINT file_of_its_book CHECK (subject_type <> 'book' OR subject_id = client_id);

CREATE TABLE agencies (
  client_id bigint PRIMARY KEY REFERENCES books,
  name text CHECK (char_length(name) BETWEEN 1 AND 150),
  address text CHECK (char_length(address) BETWEEN 1 AND 500),
  telephone text CHECK (char_length(telephone) BETWEEN 1 AND 100),
  email text CHECK (char_length(email) BETWEEN 1 AND 254),
  vat_number text CHECK (char_length(vat_number) BETWEEN 1 AND 50),
  tin text CHECK (char_length(tin) BETWEEN 1 AND 50),
  company_party_id bigint REFERENCES parties,
  logo_id bigint,
  tax_office_id bigint REFERENCES parties,
  FOREIGN KEY (logo_id, client_id) REFERENCES files (id, client_id)
);
CREATE INDEX ON agencies (company_party_id);
CREATE INDEX ON agencies (tax_office_id);

-- A company that another book pays each month is named by it, too.
CREATE OR REPLACE FUNCTION named_by_another(party bigint, client bigint) RETURNS boolean LANGUAGE sql STABLE AS $$
  SELECT EXISTS (SELECT FROM lease_parties lp JOIN leases le ON le.id = lp.lease_id WHERE lp.party_id = party AND le.client_id <> client)
    OR EXISTS (SELECT FROM landlords WHERE party_id = party AND client_id <> client)
    OR EXISTS (SELECT FROM consents WHERE party_id = party AND client_id <> client)
    OR EXISTS (SELECT FROM bills WHERE party_id = party AND client_id <> client)
    OR EXISTS (SELECT FROM disbursements WHERE party_id = party AND client_id <> client)
    OR EXISTS (SELECT FROM journals WHERE party_id = party AND client_id <> client)
    OR EXISTS (SELECT FROM contractors WHERE party_id = party AND client_id <> client)
    OR EXISTS (SELECT FROM payees WHERE party_id = party AND client_id <> client)
    OR EXISTS (SELECT FROM opt_outs WHERE party_id = party AND client_id <> client)
    OR EXISTS (SELECT FROM agencies WHERE party IN (company_party_id, tax_office_id) AND client_id <> client)
    OR EXISTS (SELECT FROM parties p JOIN clients c ON c.company_id = p.company_id WHERE p.id = party AND c.id <> client)
$$;
