-- What makes the names of two places the same: case and spaces aside. The server folds; these came with the product, in
-- plain letters. ------------------------------------------------------------------------------------------------------

ALTER TABLE provinces ADD name_key text, ALTER code DROP NOT NULL;
ALTER TABLE cities ADD name_key text;
ALTER TABLE suburbs ADD name_key text;

UPDATE provinces SET name_key = lower(regexp_replace(name, '\s+', '', 'g'));
UPDATE cities SET name_key = lower(regexp_replace(name, '\s+', '', 'g'));
UPDATE suburbs SET name_key = lower(regexp_replace(name, '\s+', '', 'g'));

ALTER TABLE provinces ALTER name_key SET NOT NULL, ADD UNIQUE (country_id, name_key);
ALTER TABLE cities ALTER name_key SET NOT NULL, ADD UNIQUE (province_id, name_key);
ALTER TABLE suburbs ALTER name_key SET NOT NULL, ADD UNIQUE (city_id, name_key);
