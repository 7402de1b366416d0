-- What the list of branches is filtered by. ------------------------------------------------------------------------------

CREATE INDEX branch_addresses_by_city ON addresses (city_id, branch_id) WHERE branch_id IS NOT NULL;
CREATE INDEX company_addresses_by_city ON addresses (city_id, company_id) WHERE company_id IS NOT NULL;
