-- A schedule that was resumed, moved or lengthened after its end is due from that day on; null: from its first day.
ALTER TABLE maintenance_schedules ADD COLUMN due_from date;

CREATE FUNCTION keep_due_from() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  day date := (coalesce(NEW.updated_at, now()) AT TIME ZONE 'Africa/Harare')::date;
BEGIN
  IF ((NEW.is_active AND NOT OLD.is_active)
      OR (NEW.every_count, NEW.every_unit, NEW.from_on) IS DISTINCT FROM (OLD.every_count, OLD.every_unit, OLD.from_on)
      OR (OLD.to_on < day AND coalesce(NEW.to_on, 'infinity') > OLD.to_on))
    AND coalesce(NEW.due_from, '-infinity') < day THEN
    RAISE EXCEPTION 'a schedule that begins anew is due from that day on'
      USING ERRCODE = 'check_violation', CONSTRAINT = 'due_from_its_change';
  END IF;
  RETURN NEW;
END $$;
CREATE TRIGGER keep_due_from BEFORE UPDATE ON maintenance_schedules FOR EACH ROW EXECUTE FUNCTION keep_due_from();
