-- What a supplier is owed may become less without a property: of the oldest bills for any.

ALTER TABLE journals DROP CONSTRAINT journal_account,
  ADD CONSTRAINT journal_account CHECK (CASE
    WHEN kind IN ('customer_debit', 'customer_credit')
      THEN lease_id IS NOT NULL AND num_nonnulls(landlord_id, property_id, party_id) = 0
    WHEN kind = 'creditor_debit' AND party_id IS NOT NULL THEN lease_id IS NULL AND landlord_id IS NULL
    ELSE lease_id IS NULL AND property_id IS NOT NULL AND num_nonnulls(landlord_id, party_id) = 1 END);
