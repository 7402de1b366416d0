import type { Currency } from '@rentsafe/domain/money';
import { sql } from 'drizzle-orm';
import { type Db, rows } from '../db/database.ts';
import { storedCurrencies } from '../money/wire.ts';

/** What papers and messages say of whoever keeps a book: what the agency has of its own, else what its company has in the register. */
export interface AgencyDetails {
  name: string;
  address: string | null;
  telephone: string | null;
  email: string | null;
  /** Of the oldest bank account of each currency that has a number: 'CBZ Bank, account 01120045678'. */
  banks: Readonly<Record<Currency, string | null>>;
}

const address = sql`(SELECT concat_ws(', ', nullif(street_address, ''), (SELECT name FROM suburbs WHERE id = suburb_id),
  (SELECT name FROM cities WHERE id = city_id)) FROM addresses WHERE company_id = co.id ORDER BY is_primary DESC, id LIMIT 1)`;

const bankIn = (
  currency: Currency,
) => sql`(SELECT concat_ws(', ', nullif(bank_name, ''), 'account ' || number)
  FROM bank_accounts WHERE client_id = c.id AND currency = ${storedCurrencies[currency]} AND kind = 'bank' AND is_active AND number <> ''
  ORDER BY id LIMIT 1)`;

export async function agencyDetails(db: Db, clientId: number): Promise<AgencyDetails> {
  const [agency] = await rows<AgencyDetails>(
    db,
    sql`SELECT coalesce(a.name, c.name) AS name, coalesce(replace(a.address, E'\n', ', '), ${address}) AS address,
          coalesce(a.telephone, nullif(co.landline_phone, ''), nullif(co.mobile_phone, '')) AS telephone,
          coalesce(a.email, nullif(co.email, '')) AS email,
          json_build_object('USD', ${bankIn('USD')}, 'ZIG', ${bankIn('ZIG')}) AS banks
        FROM clients c LEFT JOIN agencies a ON a.client_id = c.id LEFT JOIN companies co ON co.id = c.company_id
        WHERE c.id = ${clientId}`,
  );
  if (!agency) throw new Error('A client is gone.');
  return agency;
}
