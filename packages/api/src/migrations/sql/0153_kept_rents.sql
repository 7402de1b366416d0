-- What the leases in force of a book come to on a day is kept: how many they are and their rent for a month. The Property List adds up
-- no leases.

-- What a lease in force pays for a month, of its first rent schedule that has a step; without a currency while none has.
CREATE TABLE lease_rents (
  client_id bigint NOT NULL,
  lease_id bigint NOT NULL,
  from_on date NOT NULL,
  -- The first day on which it is another.
  until_on date NOT NULL,
  currency text NOT NULL,
  minor bigint NOT NULL,
  PRIMARY KEY (client_id, lease_id, from_on)
);
-- By how much a day changes what the leases of a book come to.
CREATE TABLE book_rents (
  client_id bigint NOT NULL,
  currency text NOT NULL,
  on_date date NOT NULL,
  leases integer NOT NULL,
  minor bigint NOT NULL,
  PRIMARY KEY (client_id, currency, on_date)
);

CREATE FUNCTION keep_rents(of_client bigint, changed bigint[]) RETURNS void LANGUAGE plpgsql
  SET enable_hashjoin = off SET enable_mergejoin = off SET enable_seqscan = off AS $$
BEGIN
  -- Of two that change a lease, or its schedules, the second sees what the first did.
  PERFORM FROM leases WHERE client_id = of_client AND id = ANY (changed) ORDER BY id FOR NO KEY UPDATE;
  WITH in_force AS MATERIALIZED (
    SELECT id, from_on, coalesce(to_on + 1, 'infinity') AS until_on FROM leases
    WHERE client_id = of_client AND id = ANY (changed) AND state IN ('active', 'notice')
  ), days AS (
    SELECT id, from_on, until_on FROM in_force
    UNION
    SELECT le.id, s.from_on, le.until_on FROM in_force le
      JOIN charge_schedules cs ON cs.lease_id = le.id AND cs.type = 'rent'
      JOIN schedule_steps s ON s.schedule_id = cs.id AND s.from_on > le.from_on AND s.from_on < le.until_on
  ), fresh AS MATERIALIZED (
    SELECT d.id AS lease_id, d.from_on, lead(d.from_on, 1, d.until_on) OVER (PARTITION BY d.id ORDER BY d.from_on) AS until_on,
      coalesce(r.currency, '') AS currency, coalesce(r.minor, 0) AS minor
    FROM days d LEFT JOIN LATERAL (
      SELECT cs.currency, round(s.amount::numeric / cs.every)::bigint AS minor
      FROM charge_schedules cs JOIN schedule_steps s ON s.schedule_id = cs.id AND s.from_on <= d.from_on
      WHERE cs.lease_id = d.id AND cs.type = 'rent' ORDER BY cs.id, s.from_on DESC LIMIT 1
    ) r ON true
  ), stale AS MATERIALIZED (
    SELECT * FROM lease_rents WHERE client_id = of_client AND lease_id = ANY (changed)
  ), moved AS (
    SELECT currency, on_date, sum(leases) AS leases, sum(minor) AS minor FROM (
      SELECT currency, from_on AS on_date, 1 AS leases, minor FROM fresh
      UNION ALL SELECT currency, until_on, -1, -minor FROM fresh
      UNION ALL SELECT currency, from_on, -1, -minor FROM stale
      UNION ALL SELECT currency, until_on, 1, minor FROM stale
    ) each WHERE on_date < 'infinity' GROUP BY 1, 2 HAVING (sum(leases), sum(minor)) <> (0, 0)
  ), gone AS (
    DELETE FROM lease_rents r USING stale s
    WHERE r.client_id = of_client AND (r.lease_id, r.from_on) = (s.lease_id, s.from_on)
      AND NOT EXISTS (SELECT FROM fresh f WHERE (f.lease_id, f.from_on) = (s.lease_id, s.from_on))
  ), kept AS (
    INSERT INTO lease_rents AS r (client_id, lease_id, from_on, until_on, currency, minor)
      SELECT of_client, lease_id, from_on, until_on, currency, minor FROM fresh
      ON CONFLICT (client_id, lease_id, from_on) DO UPDATE
        SET until_on = excluded.until_on, currency = excluded.currency, minor = excluded.minor
        WHERE (r.until_on, r.currency, r.minor) <> (excluded.until_on, excluded.currency, excluded.minor)
  )
  INSERT INTO book_rents AS b (client_id, currency, on_date, leases, minor)
    SELECT of_client, currency, on_date, leases, minor FROM moved ORDER BY 2, 3
    ON CONFLICT (client_id, currency, on_date) DO UPDATE
      SET leases = b.leases + excluded.leases, minor = b.minor + excluded.minor;
END $$;

-- All that are there, 500 at a time: each list of leases is searched through for each of them.
DO $$
DECLARE
  book bigint;
BEGIN
  FOR book IN SELECT client_id FROM books LOOP
    PERFORM keep_rents(book, array_agg(id)) FROM leases
      WHERE client_id = book AND state IN ('active', 'notice') GROUP BY id / 500;
  END LOOP;
END $$;

CREATE TRIGGER lease_rents_by_triggers BEFORE INSERT OR UPDATE OR DELETE ON lease_rents
  FOR EACH STATEMENT WHEN (pg_trigger_depth() = 0) EXECUTE FUNCTION refuse_by_hand();
CREATE TRIGGER lease_rents_stay BEFORE TRUNCATE ON lease_rents FOR EACH STATEMENT EXECUTE FUNCTION refuse_by_hand();
CREATE TRIGGER book_rents_by_triggers BEFORE INSERT OR UPDATE OR DELETE ON book_rents
  FOR EACH STATEMENT WHEN (pg_trigger_depth() = 0) EXECUTE FUNCTION refuse_by_hand();
CREATE TRIGGER book_rents_stay BEFORE TRUNCATE ON book_rents FOR EACH STATEMENT EXECUTE FUNCTION refuse_by_hand();

CREATE FUNCTION keep_rents_of_leases() RETURNS trigger LANGUAGE plpgsql
  SET enable_hashjoin = off SET enable_mergejoin = off SET enable_seqscan = off AS $$
BEGIN
  PERFORM keep_rents(client_id, array_agg(id)) FROM changed GROUP BY client_id ORDER BY client_id;
  RETURN NULL;
END $$;
CREATE TRIGGER keep_rents_of_new AFTER INSERT ON leases REFERENCING NEW TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION keep_rents_of_leases();
CREATE TRIGGER keep_rents_of_changed AFTER UPDATE ON leases REFERENCING NEW TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION keep_rents_of_leases();
CREATE TRIGGER keep_rents_of_gone AFTER DELETE ON leases REFERENCING OLD TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION keep_rents_of_leases();

CREATE FUNCTION keep_rents_of_schedules() RETURNS trigger LANGUAGE plpgsql
  SET enable_hashjoin = off SET enable_mergejoin = off SET enable_seqscan = off AS $$
BEGIN
  PERFORM keep_rents(client_id, array_agg(DISTINCT lease_id)) FROM changed GROUP BY client_id ORDER BY client_id;
  RETURN NULL;
END $$;
CREATE TRIGGER keep_rents_of_changed AFTER UPDATE ON charge_schedules REFERENCING NEW TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION keep_rents_of_schedules();
CREATE TRIGGER keep_rents_of_gone AFTER DELETE ON charge_schedules REFERENCING OLD TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION keep_rents_of_schedules();

CREATE FUNCTION keep_rents_of_steps() RETURNS trigger LANGUAGE plpgsql
  SET enable_hashjoin = off SET enable_mergejoin = off SET enable_seqscan = off AS $$
BEGIN
  PERFORM keep_rents(cs.client_id, array_agg(DISTINCT cs.lease_id))
    FROM changed c JOIN charge_schedules cs ON cs.id = c.schedule_id GROUP BY cs.client_id ORDER BY cs.client_id;
  RETURN NULL;
END $$;
CREATE TRIGGER keep_rents_of_new AFTER INSERT ON schedule_steps REFERENCING NEW TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION keep_rents_of_steps();
CREATE TRIGGER keep_rents_of_changed AFTER UPDATE ON schedule_steps REFERENCING NEW TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION keep_rents_of_steps();
CREATE TRIGGER keep_rents_of_gone AFTER DELETE ON schedule_steps REFERENCING OLD TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION keep_rents_of_steps();

-- In the order of the Property List, which counts them by it.
CREATE INDEX ON units (client_id, property_id, id);
