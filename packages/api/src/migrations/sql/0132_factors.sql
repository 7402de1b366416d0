-- Second factors of signing in: passkeys, an authenticator app, recovery codes.

CREATE TABLE passkeys (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  user_id bigint NOT NULL REFERENCES users,
  -- As the browser names it, in base64url.
  credential_id text NOT NULL UNIQUE,
  public_key text NOT NULL,
  counter bigint NOT NULL DEFAULT 0 CHECK (counter >= 0),
  transports text[] NOT NULL DEFAULT '{}',
  name text NOT NULL CHECK (name <> ''),
  created_at timestamptz NOT NULL,
  last_used_at timestamptz,
  -- It answered with a counter that was used before: there is a copy.
  blocked_at timestamptz
);
CREATE INDEX ON passkeys (user_id);

-- A counter that a passkey has is never used again.
CREATE FUNCTION passkey_counter() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NEW.counter < OLD.counter THEN
    RAISE EXCEPTION 'the counter of passkey % goes back', OLD.id USING ERRCODE = 'check_violation', CONSTRAINT = 'counter_goes_on';
  END IF;
  RETURN NEW;
END $$;
CREATE TRIGGER passkey_counter BEFORE UPDATE ON passkeys FOR EACH ROW EXECUTE FUNCTION passkey_counter();

CREATE TABLE totps (
  user_id bigint PRIMARY KEY REFERENCES users,
  -- Encrypted.
  secret text NOT NULL,
  -- Of the last code that was used, in steps of 30 seconds since 1970: no code counts twice.
  last_step bigint NOT NULL,
  created_at timestamptz NOT NULL,
  last_used_at timestamptz
);

CREATE FUNCTION totp_step() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NEW.secret = OLD.secret AND NEW.last_step <= OLD.last_step THEN
    RAISE EXCEPTION 'a code of user % counts twice', OLD.user_id USING ERRCODE = 'check_violation', CONSTRAINT = 'step_goes_on';
  END IF;
  RETURN NEW;
END $$;
CREATE TRIGGER totp_step BEFORE UPDATE ON totps FOR EACH ROW EXECUTE FUNCTION totp_step();

CREATE TABLE recovery_codes (
  user_id bigint NOT NULL REFERENCES users,
  code_hash text NOT NULL,
  created_at timestamptz NOT NULL,
  used_at timestamptz,
  PRIMARY KEY (user_id, code_hash)
);

-- A sign-in, or a change of factors, that waits for an answer; deleted once it has one.
CREATE TABLE factor_challenges (
  token_hash text PRIMARY KEY,
  kind text NOT NULL CHECK (kind IN ('sign_in', 'passkey', 'confirm', 'add_passkey', 'add_totp')),
  -- Nobody yet, where one signs in with a passkey alone.
  user_id bigint REFERENCES users CHECK ((user_id IS NULL) = (kind = 'passkey')),
  -- What the passkey signs.
  challenge text,
  -- Of the new authenticator app, encrypted.
  secret text CHECK ((secret IS NOT NULL) = (kind = 'add_totp')),
  created_at timestamptz NOT NULL,
  expires_at timestamptz NOT NULL CHECK (expires_at > created_at)
);
CREATE INDEX ON factor_challenges (user_id);
CREATE INDEX ON factor_challenges (expires_at);

-- Kept by triggers, so that signing in asks nothing more.
ALTER TABLE users ADD COLUMN has_factor boolean NOT NULL DEFAULT false;

CREATE FUNCTION user_has_factor() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  of_user bigint := coalesce(NEW.user_id, OLD.user_id);
BEGIN
  UPDATE users SET has_factor = EXISTS (SELECT FROM passkeys WHERE user_id = of_user)
      OR EXISTS (SELECT FROM totps WHERE user_id = of_user)
    WHERE id = of_user;
  RETURN NULL;
END $$;
CREATE TRIGGER user_has_factor AFTER INSERT OR DELETE ON passkeys FOR EACH ROW EXECUTE FUNCTION user_has_factor();
CREATE TRIGGER user_has_factor AFTER INSERT OR DELETE ON totps FOR EACH ROW EXECUTE FUNCTION user_has_factor();

ALTER TABLE sessions
  ADD COLUMN signed_in_by text NOT NULL DEFAULT 'password'
    CHECK (signed_in_by IN ('password', 'provider', 'passkey', 'totp', 'recovery_code')),
  -- When a second factor was last given, and when the user last confirmed who they are, by password or factor.
  ADD COLUMN factor_at timestamptz,
  ADD COLUMN confirmed_at timestamptz,
  ADD CHECK (signed_in_by IN ('password', 'provider') OR factor_at IS NOT NULL);
