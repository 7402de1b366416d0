import { type SQL, sql } from 'drizzle-orm';

/** The address of the row `p` of `parties`, in SQL: one line each, as on an envelope. */
export const postalAddress = sql`(SELECT concat_ws(E'\n', nullif(a.street_address, ''), (SELECT name FROM suburbs WHERE id = a.suburb_id),
    concat_ws(' ', (SELECT name FROM cities WHERE id = a.city_id), nullif(a.postal_code, '')),
    (SELECT name FROM countries WHERE id = a.country_id))
  FROM addresses a WHERE a.individual_id = p.individual_id OR a.company_id = p.company_id
  ORDER BY (a.address_type = 'postal') DESC, a.is_primary DESC, a.id LIMIT 1)`;

/** The row `p` of `parties` as a tax invoice names it, in SQL; `vat` is a number that its book keeps. */
export const taxParty = (vat: SQL = sql`NULL`): SQL => sql`json_build_object(
  'name', coalesce((SELECT registration_name FROM companies WHERE id = p.company_id),
    (SELECT first_name || ' ' || last_name FROM individuals WHERE id = p.individual_id)),
  'address', ${postalAddress},
  'tin', (SELECT nullif(tin_number, '') FROM companies WHERE id = p.company_id),
  'vat_number', coalesce(nullif(${vat}::text, ''), (SELECT nullif(vat_number, '') FROM companies WHERE id = p.company_id)))`;
