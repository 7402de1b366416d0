-- The landlord's consent covers an amount: what the work may come to in all, with VAT. Those of before cover what was known of
-- their order: its estimate, or what it came to.
ALTER TABLE landlord_consents
  ADD COLUMN amount bigint CHECK (amount >= 0),
  ADD COLUMN currency text CHECK (currency IN ('USD', 'ZWG')),
  ADD CONSTRAINT consented_amount CHECK (num_nulls(amount, currency) IN (0, 2));
ALTER TABLE landlord_consents DISABLE TRIGGER landlord_consents_append_only;
UPDATE landlord_consents l SET currency = w.currency, amount = greatest(l.limit_amount, w.estimate,
    (SELECT sum(net + vat)::bigint FROM work_order_lines WHERE work_order_id = w.id))
  FROM work_orders w WHERE w.id = l.work_order_id
    AND coalesce(l.limit_amount, w.estimate, (SELECT sum(net + vat)::bigint FROM work_order_lines WHERE work_order_id = w.id))
      IS NOT NULL;
ALTER TABLE landlord_consents ENABLE TRIGGER landlord_consents_append_only;

-- What an order may come to in a currency: the limit of its property, or the most that the landlord agreed to; null without a limit.
CREATE FUNCTION agreed_amount(of_order bigint, of_property bigint, in_currency text) RETURNS bigint LANGUAGE sql STABLE AS $$
  SELECT CASE WHEN own.amount IS NOT NULL THEN greatest(own.amount, (SELECT max(amount) FROM landlord_consents
    WHERE work_order_id = of_order AND currency = in_currency)) END
  FROM (SELECT CASE in_currency WHEN 'USD' THEN repair_limit_usd ELSE repair_limit_zwg END AS amount
    FROM properties WHERE id = of_property) own
$$;

CREATE FUNCTION check_agreed_amount() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  cost bigint := CASE
    WHEN NEW.state IN ('issued', 'started')
      AND (OLD.state = 'draft' OR (NEW.estimate, NEW.currency) IS DISTINCT FROM (OLD.estimate, OLD.currency)) THEN NEW.estimate
    WHEN NEW.bill_id IS NOT NULL AND OLD.bill_id IS NULL
      THEN (SELECT sum(net + vat) FROM work_order_lines WHERE work_order_id = NEW.id) END;
BEGIN
  IF cost > agreed_amount(NEW.id, NEW.property_id, NEW.currency) AND NOT (NEW.without_consent AND NEW.priority = 'emergency') THEN
    RAISE EXCEPTION 'work order % needs the consent of the landlord', OLD.number
      USING ERRCODE = 'check_violation', CONSTRAINT = 'work_order_consent';
  END IF;
  -- An order is an emergency when it is issued, or never.
  IF NEW.without_consent AND NOT OLD.without_consent AND (OLD.state <> 'draft' OR NEW.state <> 'issued') THEN
    RAISE EXCEPTION 'work order % was not issued without consent', OLD.number
      USING ERRCODE = 'check_violation', CONSTRAINT = 'work_order_consent';
  END IF;
  RETURN NEW;
END $$;
CREATE TRIGGER check_agreed_amount BEFORE UPDATE ON work_orders FOR EACH ROW EXECUTE FUNCTION check_agreed_amount();
