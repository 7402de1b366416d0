-- A limit in one currency holds for work in the other, at the last rate of the book: an order in ZiG would otherwise need no consent
-- where the landlord has set a limit in dollars alone.

-- ZiG for a dollar: the last that was recorded; where none was, the last of a receipt.
CREATE FUNCTION last_rate(of_client bigint) RETURNS numeric LANGUAGE sql STABLE AS $$
  SELECT coalesce(
    (SELECT rate FROM rates WHERE client_id = of_client ORDER BY on_date DESC, id DESC LIMIT 1),
    (SELECT r.rate FROM receipts r JOIN open_receipts s ON s.receipt_id = r.id
      WHERE r.client_id = of_client AND r.rate IS NOT NULL AND NOT s.reversed ORDER BY r.received_on DESC, r.id DESC LIMIT 1))
$$;

-- An amount of the other currency at the last rate, in minor units; null in a book without a rate.
CREATE FUNCTION at_last_rate(of_client bigint, amount bigint, in_currency text) RETURNS bigint LANGUAGE sql STABLE AS $$
  SELECT least(round(CASE in_currency WHEN 'USD' THEN amount / rate ELSE amount * rate END), 9223372036854775807)::bigint
  FROM (SELECT last_rate(of_client) AS rate) last WHERE rate IS NOT NULL
$$;

-- What an order may come to in a currency: the limit of its property, or the most that the landlord agreed to; null without a limit.
-- Where a limit cannot be compared, for want of a rate, nothing is allowed without a consent.
CREATE OR REPLACE FUNCTION agreed_amount(of_order bigint, of_property bigint, in_currency text) RETURNS bigint
LANGUAGE sql STABLE AS $$
  SELECT CASE WHEN num_nulls(own, other) < 2 THEN greatest(
    coalesce(own, at_last_rate(client_id, other, in_currency), 0),
    (SELECT max(CASE currency WHEN in_currency THEN l.amount ELSE at_last_rate(l.client_id, l.amount, in_currency) END)
      FROM landlord_consents l WHERE work_order_id = of_order)) END
  FROM (SELECT client_id, CASE in_currency WHEN 'USD' THEN repair_limit_usd ELSE repair_limit_zwg END AS own,
      CASE in_currency WHEN 'USD' THEN repair_limit_zwg ELSE repair_limit_usd END AS other
    FROM properties WHERE id = of_property) limits
$$;
