import { sql } from 'drizzle-orm';

/** What a property is called, in SQL, of the row `r`. */
export const propertyName = sql.raw(
  `coalesce(nullif(r.building_name, ''), nullif(concat_ws(' ', nullif(r.street_number, ''), nullif(r.street_name, '')), ''), r.city_town)`,
);
