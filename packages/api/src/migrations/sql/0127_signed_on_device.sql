-- When a signature was drawn, by the clock of a device that had no connection; `signed_at` is when it was received.
ALTER TABLE inspection_signatures ADD COLUMN device_at timestamptz CHECK (device_at <= signed_at);
