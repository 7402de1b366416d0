-- Whom a client may name in a body although it may not read about them: looked up by number, or recorded, in the last 30 days.

CREATE TABLE naming_grants (
  client_id bigint NOT NULL REFERENCES clients,
  party_id bigint NOT NULL REFERENCES parties,
  made_at timestamptz NOT NULL,
  made_by bigint REFERENCES users DEFERRABLE,
  -- The last day, in Harare.
  until_on date NOT NULL,
  PRIMARY KEY (client_id, party_id),
  CONSTRAINT thirty_days CHECK (until_on <= (made_at AT TIME ZONE 'Africa/Harare')::date + 30)
);
CREATE INDEX ON naming_grants (party_id);

-- Records that clients registered; most are the provider's.
CREATE INDEX individuals_of_clients ON individuals (client_id) WHERE client_id <> 1;
CREATE INDEX companies_of_clients ON companies (client_id) WHERE client_id <> 1;

-- Whether a book other than that of a client has named a party. Messages do not count: the provider's own tell of consents.
CREATE FUNCTION named_by_another(party bigint, client bigint) RETURNS boolean LANGUAGE sql STABLE AS $$
  SELECT EXISTS (SELECT FROM lease_parties lp JOIN leases le ON le.id = lp.lease_id WHERE lp.party_id = party AND le.client_id <> client)
    OR EXISTS (SELECT FROM landlords WHERE party_id = party AND client_id <> client)
    OR EXISTS (SELECT FROM consents WHERE party_id = party AND client_id <> client)
    OR EXISTS (SELECT FROM bills WHERE party_id = party AND client_id <> client)
    OR EXISTS (SELECT FROM disbursements WHERE party_id = party AND client_id <> client)
    OR EXISTS (SELECT FROM journals WHERE party_id = party AND client_id <> client)
    OR EXISTS (SELECT FROM contractors WHERE party_id = party AND client_id <> client)
    OR EXISTS (SELECT FROM opt_outs WHERE party_id = party AND client_id <> client)
    OR EXISTS (SELECT FROM parties p JOIN clients c ON c.company_id = p.company_id WHERE p.id = party AND c.id <> client)
$$;

-- Whoever is registered by a client is a party from the first day; so is whom one looked up.
INSERT INTO parties (individual_id)
  SELECT id FROM individuals WHERE client_id <> 1
  UNION SELECT i.id FROM audit_events e JOIN individuals i ON i.id = e.subject_id
    WHERE e.action IN ('lookup', 'create') AND e.subject_type = 'individual' AND e.client_id <> 1 AND e.at > now() - interval '30 days'
  ON CONFLICT DO NOTHING;
INSERT INTO parties (company_id)
  SELECT id FROM companies WHERE client_id <> 1
  UNION SELECT c.id FROM audit_events e JOIN companies c ON c.id = e.subject_id
    WHERE e.action IN ('lookup', 'create') AND e.subject_type = 'company' AND e.client_id <> 1 AND e.at > now() - interval '30 days'
  ON CONFLICT DO NOTHING;

-- What clients looked up and recorded lately stays theirs to name.
INSERT INTO naming_grants (client_id, party_id, made_at, made_by, until_on)
SELECT DISTINCT ON (e.client_id, p.id) e.client_id, p.id, e.at, e.user_id, (e.at AT TIME ZONE 'Africa/Harare')::date + 30
FROM audit_events e JOIN parties p
  ON e.subject_type = 'individual' AND p.individual_id = e.subject_id OR e.subject_type = 'company' AND p.company_id = e.subject_id
JOIN clients c ON c.id = e.client_id
WHERE e.action IN ('lookup', 'create') AND e.client_id <> 1 AND e.at > now() - interval '30 days'
ORDER BY e.client_id, p.id, e.at DESC;

-- How many numbers the users of a client looked up within an hour.
CREATE INDEX audit_events_client_lookups ON audit_events (client_id, at DESC) WHERE action = 'lookup';
