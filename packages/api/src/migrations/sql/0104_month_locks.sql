-- A month is locked at its end; the steps that were not done are named, each with the reason.
ALTER TABLE period_locks
  ADD COLUMN open_steps jsonb NOT NULL DEFAULT '[]' CHECK (jsonb_typeof(open_steps) = 'array');
