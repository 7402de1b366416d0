-- What lists are sorted and filtered by. Collations are named, so that both databases sort alike. ----------------------

CREATE INDEX individuals_by_name ON individuals (sort_name, id);
CREATE INDEX individuals_by_created ON individuals (created_at, id);
CREATE INDEX individuals_by_number ON individuals (identification_key COLLATE "C", id);
CREATE INDEX individuals_by_creator ON individuals (created_by, id) WHERE created_by IS NOT NULL;
CREATE INDEX addresses_by_city ON addresses (city_id, individual_id) WHERE individual_id IS NOT NULL;

CREATE INDEX companies_by_name ON companies (sort_name, id);
CREATE INDEX companies_by_created ON companies (created_at, id);
CREATE INDEX companies_by_number ON companies (registration_key COLLATE "C", id);
CREATE INDEX companies_by_creator ON companies (created_by, id) WHERE created_by IS NOT NULL;

CREATE INDEX branches_by_name ON branches (sort_name, id);
CREATE INDEX branches_by_created ON branches (created_at, id);
CREATE INDEX branches_by_creator ON branches (created_by, id) WHERE created_by IS NOT NULL;

-- Pages are not kept in memory any more: an update need not lock the table's row of row_counts. ------------------------

DROP TRIGGER mark_changed ON individuals;
DROP TRIGGER mark_changed ON companies;
DROP TRIGGER mark_changed ON branches;
DROP FUNCTION mark_changed();
