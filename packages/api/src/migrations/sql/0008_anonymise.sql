-- Who was anonymised has no number and no date of birth any more; nobody else may lack them. ---------------------------

ALTER TABLE individuals
  ADD anonymised_at timestamptz,
  ALTER date_of_birth DROP NOT NULL,
  ALTER identification_number DROP NOT NULL,
  ALTER identification_key DROP NOT NULL,
  ADD CHECK (anonymised_at IS NOT NULL
    OR num_nulls(date_of_birth, identification_number, identification_key) = 0);
