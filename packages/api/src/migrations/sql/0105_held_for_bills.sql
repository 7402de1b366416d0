-- What a landlord is paid leaves what the open bills of the property need, and its reserve, whoever posts the approval.

CREATE FUNCTION keep_for_bills() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  lacking record;
BEGIN
  IF restoring() THEN RETURN NULL; END IF;
  SELECT l.landlord_id, l.property_id INTO lacking
    FROM disbursement_lines l JOIN properties r ON r.id = l.property_id
    WHERE l.disbursement_id = NEW.disbursement_id AND l.kind = 'landlord'
      AND coalesce((
          SELECT b.credits - b.debits FROM accounts a JOIN account_balances b ON b.account_id = a.id
          WHERE a.client_id = l.client_id
            AND a.key = 'landlord:' || l.currency || ':o' || l.landlord_id || ':p' || l.property_id
        ), 0) < CASE l.currency WHEN 'USD' THEN r.reserve_usd ELSE r.reserve_zwg END + coalesce((
          SELECT sum(s.amount - s.paid - coalesce((
            SELECT sum(x.amount) FROM disbursement_lines x JOIN disbursements d ON d.id = x.disbursement_id
            WHERE x.bill_id = s.bill_id AND d.state = 'approved'), 0))
          FROM ownerships o JOIN bills b ON b.ownership_id = o.id JOIN open_bills s ON s.bill_id = b.id
          WHERE o.landlord_id = l.landlord_id AND o.property_id = l.property_id AND s.currency = l.currency AND s.paid < s.amount
        ), 0)
    LIMIT 1;
  IF FOUND THEN
    RAISE EXCEPTION 'landlord % of property % would be paid what is held for bills', lacking.landlord_id, lacking.property_id
      USING ERRCODE = 'check_violation', CONSTRAINT = 'held_for_bills';
  END IF;
  RETURN NULL;
END $$;
CREATE TRIGGER keep_for_bills AFTER INSERT ON disbursement_events
  FOR EACH ROW WHEN (NEW.kind = 'approved') EXECUTE FUNCTION keep_for_bills();
