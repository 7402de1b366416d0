-- A period may have several charges: a lease that is extended is charged for the days that none covers yet.

ALTER TABLE charges ADD part smallint NOT NULL DEFAULT 1, ADD until_on date;
ALTER TABLE charges DISABLE TRIGGER charges_append_only;
UPDATE charges c SET until_on = covered.until_on
  FROM (
    SELECT c.id, greatest(c.charged_on, least(
        (c.period + make_interval(months => cs.every) - interval '1 day')::date,
        -- The end that the lease had then: what the first later change of it replaced.
        CASE WHEN a.id IS NULL THEN le.to_on ELSE (a.changes #>> '{to_on,0}')::date END)) AS until_on
    FROM charges c JOIN charge_schedules cs ON cs.id = c.schedule_id JOIN leases le ON le.id = c.lease_id
    JOIN entries e ON e.client_id = c.client_id AND e.seq = c.entry_seq
    LEFT JOIN LATERAL (
      SELECT id, changes FROM audit_events
      WHERE subject_type = 'lease' AND subject_id = le.id AND changes ? 'to_on' AND at > e.recorded_at ORDER BY id LIMIT 1
    ) a ON true
  ) covered
  WHERE covered.id = c.id;
ALTER TABLE charges ENABLE TRIGGER charges_append_only;
ALTER TABLE charges DROP CONSTRAINT one_charge_a_period,
  ADD CONSTRAINT one_charge_a_part UNIQUE (schedule_id, period, part),
  ADD CHECK (part >= 1),
  -- The last day that it covers; null for a charge by hand.
  ADD CHECK ((schedule_id IS NULL) = (until_on IS NULL)),
  ADD CHECK (until_on >= charged_on);
