import type { Tax } from '@rentsafe/domain/tax';
import { sql } from 'drizzle-orm';
import type { Db } from '../db/database.ts';
import { insertMany } from './insertMany.ts';

const rates: readonly { tax: Tax; from_on: string; rate_bp: number }[] = [
  { tax: 'vat', from_on: '2020-01-01', rate_bp: 1450 },
  { tax: 'vat', from_on: '2023-01-01', rate_bp: 1500 },
  { tax: 'vat', from_on: '2026-01-01', rate_bp: 1550 },
  { tax: 'rent_tax', from_on: '2026-01-01', rate_bp: 1500 },
];

/** The rates of Zimbabwean law, where the provider has set none yet. */
export async function seedTaxRates(db: Db): Promise<void> {
  const table = sql`tax_rates`;
  await insertMany(db, table, (await db.$count(table)) === 0 ? rates : []);
}
