import type {
  AvailableRow,
  disbursementPreparation,
  PreparedDisbursements,
} from '@rentsafe/domain/disbursement';
import { currencies, toDecimal } from '@rentsafe/domain/money';
import type { Party } from '@rentsafe/domain/party';
import { type SQL, sql } from 'drizzle-orm';
import type * as z from 'zod/mini';
import type { Actor } from '../audit/events.ts';
import { activeAccount } from '../bankAccount/repository.ts';
import { lockBook } from '../book/lock.ts';
import { countMatches } from '../calls/countMatches.ts';
import type { CsvOfList, ListContext, Listing } from '../calls/serveList.ts';
import { type Db, rows } from '../db/database.ts';
import { fieldError, unknownReference } from '../http/errors.ts';
import { idQuery, requiredChoice } from '../http/filters.ts';
import { type StoredCurrency, storedCurrencies } from '../money/wire.ts';
import { partyJson } from '../party/repository.ts';
import { propertyName } from '../property/name.ts';
import { insertDraft } from './drafts.ts';
import { readDisbursement } from './read.ts';

/**
 * What is held for landlords in a currency, and what of it could be paid out: landlord_id, property_id, held, reserve, bills,
 * available, in SQL. Those for whom nothing is held or billed are left out.
 */
const availableOf = (clientId: number, currency: StoredCurrency): SQL => {
  const reserve = currency === 'USD' ? sql`r.reserve_usd` : sql`r.reserve_zwg`;
  return sql`SELECT landlord_id, property_id, held, ${reserve} AS reserve, bills, greatest(0, held - ${reserve}) AS available
    FROM (
      SELECT landlord_id, property_id, coalesce(sum(held), 0) AS held, coalesce(sum(bill), 0) AS bills FROM (
        SELECT a.landlord_id, a.property_id, b.credits - b.debits AS held, 0 AS bill
        FROM accounts a JOIN account_balances b ON b.account_id = a.id
        WHERE a.client_id = ${clientId} AND a.kind = 'landlord' AND a.currency = ${currency} AND b.credits <> b.debits
        UNION ALL
        SELECT o.landlord_id, o.property_id, 0, s.amount - s.paid
        FROM open_bills s JOIN bills b ON b.id = s.bill_id JOIN ownerships o ON o.id = b.ownership_id
        WHERE s.client_id = ${clientId} AND s.currency = ${currency} AND s.paid < s.amount
      ) parts GROUP BY 1, 2
    ) sums JOIN properties r ON r.id = sums.property_id`;
};

type Stored = Pick<AvailableRow, 'landlord' | 'property'> &
  Record<'held' | 'reserve' | 'bills' | 'available', string>;

/** What could be paid to the landlord of each property of a book, the latest landlord first. */
export async function listAvailable({
  request,
  db,
  scope,
  page: { size, offset },
}: ListContext<number>): Promise<Listing<AvailableRow>> {
  const currency = storedCurrencies[requiredChoice(request, 'currency', currencies)];
  const landlord = idQuery(request, 'landlord');
  const property = idQuery(request, 'property');
  const conditions = [
    sql`true`,
    ...(landlord ? [sql`m.landlord_id = ${landlord}`] : []),
    ...(property ? [sql`m.property_id = ${property}`] : []),
  ];
  const matches = sql`FROM (${availableOf(scope, currency)}) m WHERE ${sql.join(conditions, sql` AND `)}`;
  const counted = await countMatches(db, matches);
  const found = await rows<Stored>(
    db,
    sql`SELECT ${partyJson()} AS landlord, json_build_object('id', r.id, 'name', ${propertyName}) AS property,
          m.held::text, m.reserve::text, m.bills::text, m.available::text
        FROM (SELECT m.* ${matches} ORDER BY landlord_id DESC, property_id DESC LIMIT ${size} OFFSET ${offset}) m
          JOIN landlords l ON l.id = m.landlord_id JOIN parties p ON p.id = l.party_id
          JOIN properties r ON r.id = m.property_id ORDER BY m.landlord_id DESC, m.property_id DESC`,
  );
  const decimal = (minor: string) => toDecimal(BigInt(minor));
  const results = found.map(({ held, reserve, bills, available, ...row }) => ({
    ...row,
    ...{
      held: decimal(held),
      reserve: decimal(reserve),
      bills: decimal(bills),
      available: decimal(available),
    },
  }));
  return { ...counted, results };
}

export const availableCsv: CsvOfList<AvailableRow> = {
  name: 'money to pay',
  columns: [
    { label: 'Landlord', value: ({ landlord }) => landlord.name },
    { label: 'Property', value: ({ property }) => property.name },
    { label: 'Held', value: ({ held }) => held },
    { label: 'Reserve', value: ({ reserve }) => reserve },
    { label: 'Bills', value: ({ bills }) => bills },
    { label: 'Available', value: ({ available }) => available },
  ],
};

interface Candidate {
  landlord_id: number;
  party_id: number;
  landlord: Party;
  /** The number of a draft for them in this currency. */
  draft: string | null;
  lines: { property_id: number; amount: string }[] | null;
}

/** The landlords of a book who hold something in a currency, or those named, with what could be paid to each. */
const candidates = (
  db: Db,
  clientId: number,
  currency: StoredCurrency,
  named: readonly number[] | undefined,
) =>
  rows<Candidate>(
    db,
    sql`WITH available AS MATERIALIZED (${availableOf(clientId, currency)})
        SELECT l.id AS landlord_id, l.party_id, ${partyJson()} AS landlord,
          (SELECT min(d.number) FROM disbursements d WHERE d.client_id = ${clientId} AND d.kind = 'landlord'
            AND d.party_id = l.party_id AND d.currency = ${currency} AND d.state = 'draft') AS draft,
          (SELECT json_agg(json_build_object('property_id', m.property_id, 'amount', m.available::text) ORDER BY m.property_id)
            FROM available m WHERE m.landlord_id = l.id AND m.available > 0) AS lines
        FROM landlords l JOIN parties p ON p.id = l.party_id
        WHERE l.client_id = ${clientId} AND ${
          named
            ? sql`l.id IN (SELECT json_array_elements_text(${JSON.stringify(named)}::json)::bigint)`
            : sql`l.id IN (SELECT landlord_id FROM available WHERE held > 0)`
        } ORDER BY l.id`,
  );

/** Why nothing is prepared for a landlord; undefined where something is. */
const reasonAgainst = ({ draft, lines }: Candidate): string | undefined => {
  if (draft) return `${draft} is a draft for this landlord.`;
  return lines ? undefined : 'Nothing is available.';
};

/**
 * Drafts a disbursement for each landlord with money available, a line for each property.
 *
 * @throws HttpError 400 for an account that is closed or of another currency, or an unknown landlord.
 */
export async function prepareDisbursements(
  db: Db,
  actor: Actor,
  clientId: number,
  { bank_account, currency, parties }: z.output<typeof disbursementPreparation>,
): Promise<PreparedDisbursements> {
  await lockBook(db, clientId);
  const stored = storedCurrencies[currency];
  const account = await activeAccount(db, clientId, bank_account);
  if (account.currency !== stored) throw fieldError('bank_account', `This must be in ${currency}.`);
  const found = await candidates(db, clientId, stored, parties);
  const unknown = parties?.find((id) => !found.some(({ landlord_id }) => landlord_id === id));
  if (unknown !== undefined) throw unknownReference(['parties'], unknown);
  const prepared: PreparedDisbursements = { made: [], skipped: [] };
  for (const candidate of found) {
    const reason = reasonAgainst(candidate);
    const { landlord, landlord_id, party_id, lines } = candidate;
    if (reason !== undefined) {
      prepared.skipped.push({ landlord, reason });
      continue;
    }
    const purpose = { client_id: clientId, kind: 'landlord', party_id, currency: stored } as const;
    const rest = { landlord_id, lease_id: null, bill_id: null };
    const id = await insertDraft(
      db,
      actor,
      bank_account,
      purpose,
      (lines ?? []).map((line) => ({ ...line, ...rest })),
    );
    const { number } = await readDisbursement(db, id);
    prepared.made.push({ id, number });
  }
  return prepared;
}
