import type { NameableParty, PartyType } from '@rentsafe/domain/party';
import { type SQL, sql } from 'drizzle-orm';
import { countMatches } from '../calls/countMatches.ts';
import type { ListContext, Listing } from '../calls/serveList.ts';
import { companySource } from '../company/list.ts';
import { rows } from '../db/database.ts';
import type { PageQuery } from '../http/query.ts';
import { individualSource } from '../individual/list.ts';
import { nameableParties } from '../party/naming.ts';
import { ownCompany, type Reader } from '../party/readable.ts';
import { partyJson, partyNameText } from '../party/repository.ts';
import { likeAnywhere, searchTerms } from '../search/fold.ts';
import { listRecords } from '../search/listRecords.ts';

/** The best reason of several. */
const rank = sql`CASE by WHEN 'own' THEN 0 WHEN 'book' THEN 1 WHEN 'consent' THEN 2 WHEN 'created' THEN 3 ELSE 4 END`;

/** Whom a client may name: who was looked up last first, then the newest of the others. */
async function listNameable(
  { db, query, page: { size, offset } }: Pick<ListContext<unknown>, 'db' | 'query' | 'page'>,
  reader: Reader,
  type: PartyType | '',
): Promise<Listing<NameableParty>> {
  const conditions: SQL[] = [
    ...(type ? [sql`p.${sql.raw(`${type}_id`)} IS NOT NULL`] : []),
    ...searchTerms(query).map((term) => sql`${partyNameText()} LIKE ${likeAnywhere(term)}`),
    sql`true`,
  ];
  const matches = sql`FROM (
      SELECT DISTINCT ON (individual_id, company_id) individual_id, company_id, by, until, party_id FROM (
        SELECT p.individual_id, p.company_id, n.by, n.until, n.party_id
        FROM ${nameableParties(reader)} n JOIN parties p ON p.id = n.party_id
        UNION ALL SELECT NULL, own.id, 'own', NULL, NULL FROM (SELECT ${ownCompany(reader)} AS id) own WHERE own.id IS NOT NULL
      ) every ORDER BY individual_id, company_id, ${rank}, until DESC
    ) p LEFT JOIN naming_grants g ON g.client_id = ${reader.client} AND g.party_id = p.party_id
    WHERE ${sql.join(conditions, sql` AND `)}`;
  const counted = await countMatches(db, sql`1 ${matches}`);
  const results = await rows<NameableParty>(
    db,
    sql`SELECT ${partyJson()} AS party, by, until::text ${matches}
        ORDER BY g.made_at DESC NULLS LAST, p.party_id DESC NULLS LAST LIMIT ${size} OFFSET ${offset}`,
  );
  return { ...counted, results };
}

/** The register for staff: people before companies. */
async function listRegister(
  context: ListContext<null>,
  type: PartyType | '',
): Promise<Listing<NameableParty>> {
  const { size, offset } = context.page;
  const part = (from: number): ListContext<null> => {
    const page: PageQuery = { page: 1, size, offset: Math.max(0, from) };
    return { ...context, page };
  };
  const named = (party: NameableParty['party']): NameableParty => ({ party, by: 'register', until: null });
  const none = { count: 0, capped: false, results: [] };
  const people = type === 'company' ? none : await listRecords(part(offset), individualSource);
  const companies =
    type === 'individual' ? none : await listRecords(part(offset - people.count), companySource);
  const found = [
    ...people.results.map(({ id, first_name, last_name }) =>
      named({ type: 'individual', id, name: `${first_name} ${last_name}` }),
    ),
    ...companies.results.map(({ id, registration_name: name }) => named({ type: 'company', id, name })),
  ];
  return {
    count: people.count + companies.count,
    capped: Boolean(people.capped || companies.capped),
    results: found.slice(0, size),
  };
}

/** Whom the caller may name. */
export const listParties = (
  context: ListContext<Reader | null>,
  type: PartyType | '',
): Promise<Listing<NameableParty>> =>
  context.scope === null
    ? listRegister({ ...context, scope: null }, type)
    : listNameable(context, context.scope, type);
