-- Whose bank details another book holds, it names too.
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
    OR EXISTS (SELECT FROM parties p JOIN clients c ON c.company_id = p.company_id WHERE p.id = party AND c.id <> client)
$$;
