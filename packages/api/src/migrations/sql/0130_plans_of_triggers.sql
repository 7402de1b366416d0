-- A trigger reads stored rows by the few that a statement brought. Each connection keeps the plan of the first statements that it
-- ran: after a month run of 500 leases that one read all accounts and entries, also for the three lines of a receipt. Along an
-- index it costs the same for each line, whatever the book holds.
DO $$
DECLARE
  own regprocedure;
BEGIN
  FOR own IN
    SELECT DISTINCT tgfoid::regprocedure FROM pg_trigger
    WHERE NOT tgisinternal AND (tgnewtable IS NOT NULL OR tgoldtable IS NOT NULL)
  LOOP
    EXECUTE format('ALTER FUNCTION %s SET enable_hashjoin = off SET enable_mergejoin = off SET enable_seqscan = off', own);
  END LOOP;
END $$;
