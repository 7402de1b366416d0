import type { Ledger } from '@rentsafe/domain/auditPack';
import { ledgerKinds, MAX_PACK_ROWS } from '@rentsafe/domain/auditPack';
import { toDecimal } from '@rentsafe/format/money';
import { sql } from 'drizzle-orm';
import { type Db, rows } from '../db/database.ts';
import type { AsTheyStood } from '../db/formerRows.ts';
import type { AsKnown } from '../ledger/asKnown.ts';
import { balancesOn } from '../ledger/balances.ts';
import { currencyOf, type StoredCurrency } from '../money/wire.ts';
import { partyJson } from '../party/repository.ts';
import { propertyName } from '../property/name.ts';
import { tenant } from '../property/unitLease.ts';

const partyName = sql`${partyJson()} ->> 'name'`;

/** The ledgers of a book that hold something or are below zero, by currency, kind and name. */
export async function ledgersOf(
  db: Db,
  clientId: number,
  asKnown: AsKnown,
  stood: AsTheyStood,
): Promise<Ledger[]> {
  const kinds = sql.join(
    ledgerKinds.map((kind) => sql`${kind}`),
    sql`, `,
  );
  const found = await rows<Omit<Ledger, 'currency'> & { currency: StoredCurrency }>(
    db,
    stood(sql`SELECT a.kind, a.currency, a.balance::text,
          coalesce((SELECT ${partyName} FROM landlords l JOIN parties p ON p.id = l.party_id WHERE l.id = a.landlord_id),
            ${tenant(partyName)}, b.name, '') AS name,
          coalesce((SELECT ${propertyName} FROM properties r WHERE r.id = a.property_id), le.number, '') AS of
        FROM (SELECT a.kind, a.currency, a.landlord_id, a.property_id, a.lease_id, a.bank_account_id, -a.minor AS balance
              FROM (${balancesOn(clientId, asKnown)}) a WHERE a.kind IN (${kinds}) AND a.minor <> 0) a
          LEFT JOIN leases le ON le.id = a.lease_id LEFT JOIN bank_accounts b ON b.id = a.bank_account_id
        ORDER BY a.currency, array_position(ARRAY[${kinds}], a.kind), name, of LIMIT ${MAX_PACK_ROWS}`),
  );
  return found.map(({ currency, balance, ...ledger }) => ({
    ...ledger,
    currency: currencyOf(currency),
    balance: toDecimal(BigInt(balance)),
  }));
}
