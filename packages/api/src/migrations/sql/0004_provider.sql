-- Sample records that were added before the first start of the server belong to the provider too, which that start would
-- have made.
INSERT INTO clients (id, name)
SELECT 1, 'RentSafe' WHERE EXISTS (SELECT FROM individuals) OR EXISTS (SELECT FROM companies)
ON CONFLICT DO NOTHING;
