-- A consent lasts 366 days at most: those that were to last longer end then. The provider may end one, with a reason.

UPDATE consents SET until_on = given_on + 366 WHERE until_on > given_on + 366;
ALTER TABLE consents
  ADD CONSTRAINT a_year_at_most CHECK (until_on <= given_on + 366),
  ADD COLUMN end_reason text CHECK (char_length(end_reason) BETWEEN 1 AND 500),
  ADD CONSTRAINT ended_with_a_day CHECK (end_reason IS NULL OR withdrawn_on IS NOT NULL);
CREATE INDEX ON consents (created_by, id DESC);
