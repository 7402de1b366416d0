-- The browsers from which a user has signed in, by the hash of a cookie: one that is not among them is reported.
CREATE TABLE devices (
  user_id bigint NOT NULL REFERENCES users,
  token_hash text NOT NULL,
  first_seen_at timestamptz NOT NULL,
  last_seen_at timestamptz NOT NULL,
  PRIMARY KEY (user_id, token_hash)
);
CREATE INDEX ON devices (last_seen_at);

ALTER TABLE sessions ADD COLUMN new_device boolean NOT NULL DEFAULT false;
