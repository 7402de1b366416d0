-- What lists are filtered by: branches by their city, events by who acted. -----------------------------------------------

CREATE INDEX branch_addresses_by_city ON addresses (city_id, branch_id) WHERE branch_id IS NOT NULL;
CREATE INDEX company_addresses_by_city ON addresses (city_id, company_id) WHERE company_id IS NOT NULL;
CREATE INDEX audit_events_by_user ON audit_events (user_id, id DESC);
