-- Who of an OpenID Connect provider a user is. The first sign-in finds the user by a verified email; from then on the provider's own id
-- of the person decides, since an email can be given to somebody else.
CREATE TABLE provider_identities (
  issuer text NOT NULL CHECK (char_length(issuer) BETWEEN 1 AND 500),
  subject text NOT NULL CHECK (char_length(subject) BETWEEN 1 AND 255),
  user_id bigint NOT NULL REFERENCES users,
  linked_at timestamptz NOT NULL,
  PRIMARY KEY (issuer, subject),
  UNIQUE (issuer, user_id)
);
CREATE INDEX ON provider_identities (user_id);

-- An account that gets another email may be another person's.
CREATE FUNCTION forget_provider_identity() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  DELETE FROM provider_identities WHERE user_id = NEW.id;
  RETURN NULL;
END $$;
CREATE TRIGGER forget_provider_identity AFTER UPDATE OF email ON users FOR EACH ROW WHEN (NEW.email <> OLD.email)
  EXECUTE FUNCTION forget_provider_identity();
