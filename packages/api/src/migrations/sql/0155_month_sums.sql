-- What was charged, and what became of it, is added up by month in the background, up to an entry: reports of a year read these sums and
-- what was posted since. Nothing is posted more slowly for it.

-- Up to where a book is added up.
CREATE TABLE month_sums_until (
  client_id bigint PRIMARY KEY REFERENCES books ON DELETE CASCADE,
  -- The last entry in money_months and month_arrears.
  seq bigint NOT NULL DEFAULT 0 CHECK (seq >= 0),
  -- The first day of the last month in month_arrears; null while there is none.
  month date CHECK (month = date_trunc('month', month::timestamp)::date)
);

CREATE TABLE money_months (
  client_id bigint NOT NULL,
  currency text NOT NULL,
  ownership_id bigint NOT NULL,
  -- The type of the charges.
  kind text NOT NULL,
  -- Of charges of the time before the book.
  is_opening boolean NOT NULL,
  charged_on date NOT NULL,
  due_on date NOT NULL,
  -- The first day of the month in which allocations count; -infinity for the charges themselves.
  settled_on date NOT NULL,
  -- Of charges.
  net bigint NOT NULL,
  amount bigint NOT NULL,
  -- Of allocations: all of them, those of credit notes, those of receipts; the commission has its VAT.
  settled bigint NOT NULL,
  credited bigint NOT NULL,
  collected bigint NOT NULL,
  commission bigint NOT NULL,
  rent_tax bigint NOT NULL,
  PRIMARY KEY (client_id, currency, ownership_id, kind, is_opening, charged_on, due_on, settled_on),
  FOREIGN KEY (client_id, ownership_id) REFERENCES ownerships (client_id, id)
);

-- What a lease owed past its due date at the end of a month; nothing where it has no row.
CREATE TABLE month_arrears (
  client_id bigint NOT NULL,
  currency text NOT NULL,
  month date NOT NULL,
  lease_id bigint NOT NULL,
  minor bigint NOT NULL CHECK (minor > 0),
  PRIMARY KEY (client_id, currency, month, lease_id),
  FOREIGN KEY (client_id, lease_id) REFERENCES leases (client_id, id)
);
CREATE INDEX ON month_arrears (client_id, lease_id);

-- Only the job that adds up says so, for its transaction.
DO $$
DECLARE
  kept text;
BEGIN
  FOREACH kept IN ARRAY ARRAY['month_sums_until', 'money_months', 'month_arrears'] LOOP
    EXECUTE format('CREATE TRIGGER %1$s_by_job BEFORE INSERT OR UPDATE OR DELETE ON %1$s FOR EACH STATEMENT
      WHEN (pg_trigger_depth() = 0 AND current_setting(''rentsafe.adding_up'', true) IS DISTINCT FROM ''on'')
      EXECUTE FUNCTION refuse_by_hand()', kept);
    EXECUTE format('CREATE TRIGGER %1$s_stay BEFORE TRUNCATE ON %1$s FOR EACH STATEMENT EXECUTE FUNCTION refuse_by_hand()', kept);
  END LOOP;
END $$;

-- What became of leases since a day.
CREATE INDEX audit_events_of_leases ON audit_events (client_id, at) WHERE subject_type = 'lease';
