-- When a session last changed something, where lists are read from a replica: until that has it, the session reads where it wrote.
ALTER TABLE sessions ADD COLUMN wrote_at timestamptz;
