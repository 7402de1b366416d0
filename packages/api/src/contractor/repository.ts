import type {
  Contractor,
  ContractorInput,
  ContractorPatch,
  ContractorTotals,
} from '@rentsafe/domain/contractor';
import { phoneAsStored } from '@rentsafe/domain/phone';
import { openOrderStates } from '@rentsafe/domain/workOrder';
import { toDecimal, toMinor } from '@rentsafe/format/money';
import { orNull } from '@rentsafe/format/text';
import { type SQL, sql } from 'drizzle-orm';
import type { Actor } from '../audit/events.ts';
import { clientJson } from '../book/clientJson.ts';
import { countMatches } from '../calls/countMatches.ts';
import type { CsvOfList, ListContext, Listing } from '../calls/serveList.ts';
import { anyText } from '../db/among.ts';
import { type Db, rows } from '../db/database.ts';
import { contractors } from '../db/schema.ts';
import { slice } from '../db/slice.ts';
import { stateIn } from '../db/stateIn.ts';
import { duplicate, fieldError } from '../http/errors.ts';
import { issueText } from '../http/issueText.ts';
import { currencyOf, decimalOf, type StoredCurrency, storedCurrencies } from '../money/wire.ts';
import { partyId, partyJson } from '../party/repository.ts';
import { type Change, changeRecord, insertRecord, type Row as TableRow } from '../resource/records.ts';
import { foldAll, foldPhone, likeAnywhere, searchTerms } from '../search/fold.ts';

type Row = Omit<Contractor, 'currency'> & { currency: StoredCurrency | null };

const select = (
  from: SQL,
) => sql`SELECT c.id, ${clientJson(sql`c.client_id`)} AS client, c.name, c.number, c.industry,
  CASE WHEN p.id IS NOT NULL THEN ${partyJson()} END AS party, c.mobile, c.telephone, c.email,
  CASE WHEN c.contact_name IS NOT NULL THEN json_build_object('name', c.contact_name, 'mobile', c.contact_mobile,
    'email', c.contact_email) END AS contact,
  c.address, c.currency, c.standard_rate::text, c.emergency_rate::text, c.licence_number, c.is_active,
  (SELECT count(*)::int FROM work_orders w WHERE w.contractor_id = c.id
    AND ${stateIn('w.state', openOrderStates)}) AS open_orders, c.version
  FROM (${from}) c LEFT JOIN parties p ON p.id = c.party_id ORDER BY c.id DESC`;

const read = async (db: Db, from: SQL): Promise<Contractor[]> =>
  (await rows<Row>(db, select(from))).map(({ currency, standard_rate, emergency_rate, ...row }) => ({
    ...row,
    currency: currency && currencyOf(currency),
    standard_rate: decimalOf(standard_rate),
    emergency_rate: decimalOf(emergency_rate),
  }));

export async function readContractor(db: Db, id: number): Promise<Contractor> {
  const [found] = await read(db, sql`SELECT * FROM contractors WHERE id = ${id}`);
  if (!found) throw new Error('A contractor is gone.');
  return found;
}

export interface ContractorFilters {
  is_active: 'true' | 'false' | '';
  industry: string[];
}

/** The contractors of a book, and how many it has. */
export async function listContractors(
  { db, scope, query, page: { size, offset } }: ListContext<number>,
  { is_active, industry }: ContractorFilters,
): Promise<Listing<Contractor> & { totals: ContractorTotals }> {
  const conditions = [
    sql`c.client_id = ${scope}`,
    ...(is_active ? [sql`c.is_active = ${is_active === 'true'}`] : []),
    ...(industry.length > 0 ? [sql`c.industry = ${anyText(industry)}`] : []),
    ...searchTerms(query).map((term) => sql`c.search_text LIKE ${likeAnywhere(term)}`),
  ];
  const matches = sql`FROM contractors c WHERE ${sql.join(conditions, sql` AND `)}`;
  const counted = await countMatches(db, matches);
  const [totals] = await rows<ContractorTotals>(
    db,
    sql`SELECT count(*)::int AS total, count(*) FILTER (WHERE is_active)::int AS active,
          count(*) FILTER (WHERE NOT is_active)::int AS inactive FROM contractors WHERE client_id = ${scope}`,
  );
  if (!totals) throw new Error('A count has one row.');
  const page = sql`SELECT c.* ${matches} ORDER BY c.id DESC ${slice({ size, offset })}`;
  return { ...counted, results: await read(db, page), totals };
}

export const contractorsCsv: CsvOfList<Contractor> = {
  name: 'contractors',
  columns: [
    { label: 'Name', value: ({ name }) => name },
    { label: 'ID/Reg', value: ({ number }) => number, identifier: true },
    { label: 'Industry', value: ({ industry }) => industry },
    { label: 'Mobile', value: ({ mobile }) => mobile, identifier: true },
    { label: 'Telephone', value: ({ telephone }) => telephone, identifier: true },
    { label: 'Email', value: ({ email }) => email },
    { label: 'Contact Person', value: ({ contact }) => contact?.name },
    { label: 'Currency', value: ({ currency }) => currency },
    { label: 'Standard Rate', value: ({ standard_rate }) => standard_rate },
    { label: 'Emergency Rate', value: ({ emergency_rate }) => emergency_rate },
    { label: 'Active', value: ({ is_active }) => (is_active ? 'Yes' : 'No') },
    { label: 'Open Orders', value: ({ open_orders }) => open_orders },
  ],
};

type Details = Omit<ContractorPatch, 'version' | 'is_active'>;
type Values = Change<typeof contractors>['values'];

const phone = (typed: string | null | undefined) => (typed ? phoneAsStored(typed) : null);
const rate = (typed: string | null | undefined) => (typed ? toMinor(typed) : null);

/** The columns of the fields that are sent. */
async function columnsOf(db: Db, actor: Actor, details: Details): Promise<Values> {
  const { party, contact, currency, ...rest } = details;
  const values: Values = {};
  for (const name of ['number', 'email', 'address', 'licence_number'] as const) {
    if (rest[name] !== undefined) values[name] = orNull(rest[name]);
  }
  for (const name of ['mobile', 'telephone'] as const) {
    if (rest[name] !== undefined) values[name] = phone(rest[name]);
  }
  for (const name of ['standard_rate', 'emergency_rate'] as const) {
    if (rest[name] !== undefined) values[name] = rate(rest[name]);
  }
  if (rest.name !== undefined) values.name = rest.name;
  if (rest.industry !== undefined) values.industry = rest.industry;
  if (currency !== undefined) values.currency = currency && storedCurrencies[currency];
  if (party !== undefined) values.party_id = party && (await partyId(db, actor, party, ['party']));
  if (contact !== undefined) {
    values.contact_name = contact?.name ?? null;
    values.contact_mobile = phone(contact?.mobile);
    values.contact_email = orNull(contact?.email);
  }
  return values;
}

/** As the wire has it, for the audit. */
const shownRate = (minor: bigint | null | undefined) => (minor == null ? null : toDecimal(minor));

const searchText = ({ name, number, industry, contact_name, mobile, telephone, email }: Values) =>
  [
    foldAll(name, number, industry, contact_name, email),
    ...[mobile, telephone].filter((known) => known != null).map(foldPhone),
  ].join(' ');

/** @throws HttpError 400 for rates without a currency. */
function checkRates({ currency, standard_rate, emergency_rate }: Values): void {
  const hasRate = standard_rate != null || emergency_rate != null;
  if (hasRate && !currency) throw fieldError('currency', issueText({ code: 'required', params: {} }));
}

/** @throws HttpError 409 that names the contractor of a book with a number. */
async function refuseNumber(db: Db, clientId: number, number: string | null | undefined): Promise<never> {
  const [existing] = await rows<{ id: number }>(
    db,
    sql`SELECT id FROM contractors WHERE client_id = ${clientId} AND number = ${number}`,
  );
  throw duplicate('number', 'This contractor already exists.', existing?.id ?? 0);
}

/** @throws HttpError 400 for an unknown party or rates without a currency, 409 for a number that is known. */
export async function insertContractor(
  db: Db,
  actor: Actor,
  clientId: number,
  { client, ...details }: ContractorInput,
): Promise<Contractor> {
  const columns = await columnsOf(db, actor, details);
  checkRates(columns);
  const values = {
    ...columns,
    ...{ name: details.name, industry: details.industry },
    client_id: clientId,
    search_text: searchText(columns),
  };
  const made = await insertRecord(db, actor, { table: contractors, type: 'contractor', values });
  return made ? readContractor(db, made.id) : refuseNumber(db, clientId, columns.number);
}

/** @throws HttpError as `insertContractor`; 409 for an old version too. */
export async function updateContractor(
  db: Db,
  actor: Actor,
  id: number,
  { version, is_active, ...details }: ContractorPatch,
): Promise<Contractor> {
  const columns = await columnsOf(db, actor, details);
  let row: TableRow<typeof contractors> | undefined;
  const target = { table: contractors, type: 'contractor', id, version } as const;
  const after = await changeRecord(db, actor, target, (before) => {
    row = before;
    const changed = { ...before, ...columns };
    checkRates(changed);
    const rates = (['standard_rate', 'emergency_rate'] as const)
      .filter((name) => changed[name] !== before[name])
      .map((name) => [name, [shownRate(before[name]), shownRate(changed[name])]]);
    return {
      lists: Object.fromEntries(rates),
      values: { ...columns, ...(is_active !== undefined && { is_active }), search_text: searchText(changed) },
    };
  });
  return after ? readContractor(db, id) : refuseNumber(db, row?.client_id ?? 0, columns.number);
}
