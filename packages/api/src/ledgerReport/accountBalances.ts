import { accountKinds } from '@rentsafe/domain/entry';
import type { AccountBalance } from '@rentsafe/domain/ledgerReport';
import { currencies } from '@rentsafe/domain/money';
import { toDecimal } from '@rentsafe/format/money';
import { sql } from 'drizzle-orm';
import { toCounted } from '../calls/countMatches.ts';
import type { CsvOfList, ListContext, Listing } from '../calls/serveList.ts';
import { rows } from '../db/database.ts';
import { slice } from '../db/slice.ts';
import { requiredChoice } from '../http/filters.ts';
import { type AsKnown, asKnownQuery } from '../ledger/asKnown.ts';
import { balancesOn } from '../ledger/balances.ts';
import { storedCurrencies } from '../money/wire.ts';
import { partyJson } from '../party/repository.ts';
import { propertyName } from '../property/name.ts';
import { tenant } from '../property/unitLease.ts';

type Row = Omit<AccountBalance, 'balance'> & { minor: string };

const partyOf = (id: string) => sql`(SELECT ${partyJson()} FROM parties p WHERE p.id = ${sql.raw(id)})`;

/** The accounts of a kind with a balance, the largest first, and their sum: a figure of the trial balance. */
export async function listAccountBalances(
  { request, db, scope, page: { size, offset } }: ListContext<number>,
  now: Date,
): Promise<Listing<AccountBalance> & AsKnown & { total: string }> {
  const currency = storedCurrencies[requiredChoice(request, 'currency', currencies)];
  const kind = requiredChoice(request, 'kind', accountKinds);
  const asKnown = await asKnownQuery(request, db, scope, now);
  const [read] = await rows<{ count: number; total: string; page: Row[] | null }>(
    db,
    sql`WITH balances AS MATERIALIZED (
        SELECT a.id, a.bank_account_id, a.lease_id, a.landlord_id, a.property_id, a.party_id, a.minor
        FROM (${balancesOn(scope, asKnown)}) a WHERE a.currency = ${currency} AND a.kind = ${kind} AND a.minor <> 0
      ), page AS (SELECT * FROM balances ORDER BY abs(minor) DESC, id ${slice({ size, offset })})
      SELECT count(*)::int AS count, coalesce(sum(minor), 0)::text AS total, (SELECT json_agg(json_build_object('id', b.id,
          'bank_account', CASE WHEN k.id IS NOT NULL THEN json_build_object('id', k.id, 'name', k.name) END,
          'lease', CASE WHEN le.id IS NOT NULL THEN json_build_object('id', le.id, 'number', le.number) END,
          'landlord', CASE WHEN l.id IS NOT NULL THEN json_build_object('id', l.id, 'name', ${partyOf('l.party_id')} ->> 'name') END,
          'property', CASE WHEN r.id IS NOT NULL THEN json_build_object('id', r.id, 'name', ${propertyName}) END,
          'party', coalesce(${partyOf('b.party_id')}, CASE WHEN le.id IS NOT NULL THEN ${tenant(partyJson())} END),
          'minor', b.minor::text) ORDER BY abs(b.minor) DESC, b.id)
        FROM page b LEFT JOIN bank_accounts k ON k.id = b.bank_account_id LEFT JOIN leases le ON le.id = b.lease_id
          LEFT JOIN landlords l ON l.id = b.landlord_id LEFT JOIN properties r ON r.id = b.property_id) AS page
      FROM balances`,
  );
  if (!read) throw new Error('A count has no row.');
  return {
    ...toCounted(read.count),
    ...asKnown,
    total: toDecimal(BigInt(read.total)),
    results: (read.page ?? []).map(({ minor, ...row }) => ({ ...row, balance: toDecimal(BigInt(minor)) })),
  };
}

export const accountBalancesCsv: CsvOfList<AccountBalance> = {
  name: 'account balances',
  columns: [
    { label: 'Bank account', value: ({ bank_account }) => bank_account?.name },
    { label: 'Lease', value: ({ lease }) => lease?.number, identifier: true },
    { label: 'Tenant or payee', value: ({ party }) => party?.name },
    { label: 'Landlord', value: ({ landlord }) => landlord?.name },
    { label: 'Property', value: ({ property }) => property?.name },
    { label: 'Balance', value: ({ balance }) => balance },
  ],
};
