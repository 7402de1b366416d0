-- Rows by blocks of 4096 ids: how a deep page finds its first row without walking over all rows before it. ---------

CREATE TABLE row_blocks (
  table_name text NOT NULL,
  block bigint NOT NULL,
  rows integer NOT NULL,
  PRIMARY KEY (table_name, block)
) WITH (fillfactor = 50);

INSERT INTO row_blocks SELECT 'individuals', id >> 12, count(*) FROM individuals GROUP BY 2;
INSERT INTO row_blocks SELECT 'companies', id >> 12, count(*) FROM companies GROUP BY 2;
INSERT INTO row_blocks SELECT 'branches', id >> 12, count(*) FROM branches GROUP BY 2;

-- The row of row_counts is updated first, so that transactions wait for one another there, in one order.
CREATE OR REPLACE FUNCTION count_inserted() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE row_counts SET rows = rows + (SELECT count(*) FROM inserted) WHERE table_name = TG_TABLE_NAME;
  INSERT INTO row_blocks SELECT TG_TABLE_NAME, id >> 12, count(*) FROM inserted GROUP BY 2
    ON CONFLICT (table_name, block) DO UPDATE SET rows = row_blocks.rows + excluded.rows;
  RETURN NULL;
END $$;

CREATE OR REPLACE FUNCTION count_deleted() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE row_counts SET rows = rows - (SELECT count(*) FROM deleted) WHERE table_name = TG_TABLE_NAME;
  UPDATE row_blocks SET rows = row_blocks.rows - gone.rows
    FROM (SELECT id >> 12 AS block, count(*) AS rows FROM deleted GROUP BY 1) gone
    WHERE row_blocks.table_name = TG_TABLE_NAME AND row_blocks.block = gone.block;
  RETURN NULL;
END $$;

-- What a text holds of one and two characters. A trigram index knows no words that short, and would read the whole
-- table. The cost keeps the planner from computing it row by row. -------------------------------------------------

CREATE FUNCTION short_grams(content text) RETURNS text[] LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
COST 10000 AS $$
  SELECT array_agg(DISTINCT pg_catalog.substr(content, first, size) COLLATE "C")
  FROM pg_catalog.generate_series(1, pg_catalog.length(content)) first, pg_catalog.generate_series(1, 2) size
$$;

CREATE INDEX individuals_short_search ON individuals USING gin (short_grams(search_text));
CREATE INDEX companies_short_search ON companies USING gin (short_grams(search_text));
CREATE INDEX branches_short_search ON branches USING gin (short_grams(search_text));
