import type {
  AvailableRow,
  disbursementPreparation,
  PreparedDisbursements,
} from '@rentsafe/domain/disbursement';
import { currencies } from '@rentsafe/domain/money';
import type { Party } from '@rentsafe/domain/party';
import { toDecimal } from '@rentsafe/format/money';
import { sql } from 'drizzle-orm';
import type * as z from 'zod/mini';
import type { Actor } from '../audit/events.ts';
import { activeAccount } from '../bankAccount/repository.ts';
import { lockBook } from '../book/lock.ts';
import { toCounted } from '../calls/countMatches.ts';
import type { CsvOfList, ListContext, Listing } from '../calls/serveList.ts';
import { anyId } from '../db/among.ts';
import { type Db, rows } from '../db/database.ts';
import { slice } from '../db/slice.ts';
import { fieldError, unknownReference } from '../http/errors.ts';
import { idQuery, requiredChoice } from '../http/filters.ts';
import { type StoredCurrency, storedCurrencies } from '../money/wire.ts';
import { partyJson } from '../party/repository.ts';
import { insertDraft } from './drafts.ts';
import { availableOf, namedAvailable, toAvailable } from './funds.ts';
import { readDisbursement } from './read.ts';

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
  const [found] = await rows<{ count: number; page: AvailableRow[] | null }>(
    db,
    sql`WITH matches AS MATERIALIZED (
          SELECT m.* FROM (${availableOf(scope, currency)}) m WHERE ${sql.join(conditions, sql` AND `)}
        ), page AS (
          SELECT * FROM matches ORDER BY landlord_id DESC, property_id DESC ${slice({ size, offset })}
        )
        SELECT (SELECT count(*)::int FROM matches) AS count,
          (SELECT json_agg(n) FROM (${namedAvailable(sql`SELECT * FROM page`)}) n) AS page`,
  );
  if (!found) throw new Error('A count has no row.');
  return { ...toCounted(found.count), results: (found.page ?? []).map(toAvailable) };
}

export const availableCsv: CsvOfList<AvailableRow> = {
  name: 'money to pay',
  columns: [
    { label: 'Landlord', value: ({ landlord }) => landlord.name },
    { label: 'Property', value: ({ property }) => property.name },
    { label: 'Held', value: ({ held }) => held },
    { label: 'Reserve', value: ({ reserve }) => reserve },
    { label: 'Shortfall', value: ({ shortfall }) => shortfall },
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
  /** What would be available, but is held for bills. */
  billed: string | null;
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
            FROM available m WHERE m.landlord_id = l.id AND m.available > 0) AS lines,
          (SELECT sum(greatest(0, least(m.bills, m.held - m.reserve - m.shortfall)))::text
            FROM available m WHERE m.landlord_id = l.id) AS billed
        FROM landlords l JOIN parties p ON p.id = l.party_id
        WHERE l.client_id = ${clientId} AND ${
          named
            ? sql`l.id = ${anyId(named)}`
            : sql`l.id IN (SELECT landlord_id FROM available WHERE held > 0)`
        } ORDER BY l.id`,
  );

/** Why nothing is prepared for a landlord; undefined where something is. */
const reasonAgainst = ({ draft, lines, billed }: Candidate): string | undefined => {
  if (draft) return `${draft} is a draft for this landlord.`;
  if (lines) return undefined;
  const kept = BigInt(billed ?? 0);
  return kept > 0n ? `Nothing is available; ${toDecimal(kept)} is held for bills.` : 'Nothing is available.';
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
