import { sql } from 'drizzle-orm';

/** What a property is called, in SQL, of the row `r`. */
export const propertyName = sql.raw(
  `coalesce(nullif(r.building_name, ''), nullif(concat_ws(' ', nullif(r.street_number, ''), nullif(r.street_name, '')), ''), r.city_town)`,
);

/** Where a property is, on one line, in SQL, of the row `r`. */
export const propertyAddress = sql.raw(
  `concat_ws(', ', nullif(r.building_name, ''), nullif(concat_ws(' ', nullif(r.street_number, ''), nullif(r.street_name, '')), ''),
     nullif(r.area, ''), r.city_town)`,
);
