-- Searches for a lease or a unit among very many: by number, folded as a query is.
CREATE INDEX leases_search ON leases USING gin (translate(lower(number), '-/.()[]''', '') gin_trgm_ops);
CREATE INDEX units_search ON units USING gin (translate(lower(unit_number), '-/.()[]''', '') gin_trgm_ops);
