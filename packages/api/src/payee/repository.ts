import { partyTypes } from '@rentsafe/domain/party';
import type { Payee, PayeeInput } from '@rentsafe/domain/payee';
import { and, eq, type SQL, sql } from 'drizzle-orm';
import type { Actor } from '../audit/events.ts';
import { clientJson } from '../book/clientJson.ts';
import { lockBook } from '../book/lock.ts';
import { countMatches } from '../calls/countMatches.ts';
import type { ListContext, Listing } from '../calls/serveList.ts';
import { type Db, rows } from '../db/database.ts';
import { landlords, payees } from '../db/schema.ts';
import { slice } from '../db/slice.ts';
import { choiceQuery, idQuery } from '../http/filters.ts';
import { partyId, partyJson, partySearchText } from '../party/repository.ts';
import { changeRecord, insertRecord } from '../resource/records.ts';
import { likeAnywhere, searchTerms } from '../search/fold.ts';

const select = (
  from: SQL,
) => sql`SELECT ${clientJson(sql`a.client_id`)} AS client, ${partyJson()} AS party, a.bank_name,
  a.bank_branch, a.account_number, a.bank_since::text AS since
  FROM (${from}) a JOIN parties p ON p.id = a.party_id ORDER BY ${partySearchText()}, p.id`;

/** The payees of a book whose bank details are kept, by name. */
export async function listPayees({
  request,
  db,
  scope,
  query,
  page: { size, offset },
}: ListContext<number>): Promise<Listing<Payee>> {
  const type = choiceQuery(request, 'party_type', partyTypes);
  const party = idQuery(request, 'party');
  const conditions = [
    sql`a.client_id = ${scope}`,
    ...(party ? [sql`${type === 'company' ? sql`p.company_id` : sql`p.individual_id`} = ${party}`] : []),
    ...searchTerms(query).map((term) => sql`${partySearchText()} LIKE ${likeAnywhere(term)}`),
  ];
  const matches = sql`FROM payee_accounts a JOIN parties p ON p.id = a.party_id WHERE ${sql.join(conditions, sql` AND `)}
    AND num_nonnulls(a.bank_name, a.bank_branch, a.account_number) > 0`;
  const counted = await countMatches(db, matches);
  const page = sql`SELECT a.* ${matches} ORDER BY ${partySearchText()}, p.id ${slice({ size, offset })}`;
  return { ...counted, results: await rows<Payee>(db, select(page)) };
}

/** A landlord's details are their record's; what is kept of another payee is one of the book. */
async function write(
  db: Db,
  actor: Actor,
  client_id: number,
  party_id: number,
  values: Pick<Payee, 'bank_name' | 'bank_branch' | 'account_number'>,
): Promise<void> {
  for (const [table, type] of [
    [landlords, 'landlord'],
    [payees, 'payee'],
  ] as const) {
    const [found] = await db
      .select({ id: table.id })
      .from(table)
      .where(and(eq(table.client_id, client_id), eq(table.party_id, party_id)));
    if (!found) continue;
    await changeRecord(db, actor, { table, type, id: found.id, version: 'any' }, () => ({ values }));
    return;
  }
  await insertRecord(db, actor, { table: payees, type: 'payee', values: { client_id, party_id, ...values } });
}

/**
 * Sets the bank details of a payee. Drafts for them take these, in a new version, and are not approved by whoever set them.
 *
 * @throws HttpError 400 for an unknown party.
 */
export async function putPayee(
  db: Db,
  actor: Actor,
  clientId: number,
  { party, bank_name, bank_branch, account_number }: PayeeInput,
): Promise<Payee> {
  await lockBook(db, clientId);
  const party_id = await partyId(db, actor, party, ['party']);
  const values = {
    ...{ bank_name: bank_name || null, bank_branch: bank_branch || null },
    account_number: account_number || null,
  };
  await write(db, actor, clientId, party_id, values);
  const [payee] = await rows<Payee>(
    db,
    select(sql`SELECT * FROM payee_accounts WHERE client_id = ${clientId} AND party_id = ${party_id}`),
  );
  if (!payee) throw new Error('A payee is gone.');
  return payee;
}
