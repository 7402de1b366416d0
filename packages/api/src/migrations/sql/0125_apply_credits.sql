-- Whether what tenants have paid too much is applied when the next charge is made.
ALTER TABLE books ADD COLUMN apply_credits boolean NOT NULL DEFAULT true;
