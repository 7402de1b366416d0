-- PostgreSQL of Debian compiles the expressions of a statement whose cost it expects to be high, anew each time: for the to-do list of
-- 10,000 leases that took longer than the statement. A role that does not own the database leaves that to its owner.
DO $$
BEGIN
  EXECUTE format('ALTER DATABASE %I SET jit = off', current_database());
EXCEPTION WHEN insufficient_privilege THEN
  RAISE NOTICE 'jit stays as it is: only the owner of the database may turn it off';
END $$;
