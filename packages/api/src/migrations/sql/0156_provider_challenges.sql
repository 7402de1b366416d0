-- Whom a provider vouches for becomes the account's once its second factor was given too: until then the question remembers them.
ALTER TABLE factor_challenges ADD COLUMN identity jsonb CHECK (identity IS NULL OR kind = 'sign_in');
