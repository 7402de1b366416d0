import type { NameableParty, PartyType } from '@rentsafe/domain/party';
import { type SQL, sql } from 'drizzle-orm';
import type { ListContext, Listing } from '../calls/serveList.ts';
import { rows } from '../db/database.ts';
import { nameableParties } from '../party/naming.ts';
import { ownCompany, type Reader, readableParties } from '../party/readable.ts';
import { partyNameText, partySearchText } from '../party/repository.ts';
import { likeAnywhere, searchTerms } from '../search/fold.ts';
import { hasTrigram } from '../search/sample.ts';
import { describeParties, type Listed } from './partyRows.ts';

/** So many are found and counted: whoever has more narrows the search. */
const MOST = 200;

/** The best reason of several. */
const rank = sql`CASE by WHEN 'own' THEN 0 WHEN 'book' THEN 1 WHEN 'consent' THEN 2 WHEN 'created' THEN 3 ELSE 4 END`;

/** Everybody whom a book has ever had to do with, quickly: more than its users may name now, and none fewer. */
const everKnown = ({ client }: Reader): SQL => sql`(
  SELECT party_id FROM naming_grants WHERE client_id = ${client}
  UNION SELECT lp.party_id FROM leases le JOIN lease_parties lp ON lp.lease_id = le.id WHERE le.client_id = ${client}
  UNION SELECT p.id FROM individuals i JOIN parties p ON p.individual_id = i.id WHERE i.client_id = ${client} AND i.client_id <> 1
  UNION SELECT p.id FROM companies c JOIN parties p ON p.company_id = c.id WHERE c.client_id = ${client} AND c.client_id <> 1
  UNION SELECT unnest(ARRAY[company_party_id, tax_office_id]) FROM agencies WHERE client_id = ${client}
  ${sql.join(
    ['landlords', 'bills', 'contractors', 'disbursements', 'payees', 'consents'].map(
      (table) => sql`UNION SELECT party_id FROM ${sql.identifier(table)} WHERE client_id = ${client}`,
    ),
    sql` `,
  )})`;

/** Found along the indexes of the register's search: more than those whose name or number has the terms, and none fewer. */
function mayHave(terms: readonly string[]): SQL {
  if (!hasTrigram(terms)) return sql`true`;
  const likes = sql.join(
    terms.map((term) => sql`search_text LIKE ${likeAnywhere(term)}`),
    sql` AND `,
  );
  return sql`(p.individual_id = ANY (ARRAY(SELECT id FROM individuals WHERE ${likes}))
    OR p.company_id = ANY (ARRAY(SELECT id FROM companies WHERE ${likes})))`;
}

/** Whom a client may name, and by what they are found. */
const nameable = { of: nameableParties, text: partyNameText };

/** Whom it may read about, who are found by telephone and email too. */
const readable = { of: readableParties, text: partySearchText };

export const listReadable = (
  context: Pick<ListContext<unknown>, 'db' | 'query' | 'page'>,
  reader: Reader,
  type: PartyType,
): Promise<Listing<NameableParty>> => listNameable(context, reader, type, readable);

/** Whom a client may name: who was looked up or recorded last first, then the newest of the others, and the own company. */
export async function listNameable(
  { db, query, page: { size, offset } }: Pick<ListContext<unknown>, 'db' | 'query' | 'page'>,
  reader: Reader,
  type: PartyType | '',
  may = nameable,
): Promise<Listing<NameableParty>> {
  const terms = searchTerms(query);
  const conditions = sql.join(
    [
      ...(type ? [sql`p.${sql.raw(`${type}_id`)} IS NOT NULL`] : []),
      ...terms.map((term) => sql`${may.text()} LIKE ${likeAnywhere(term)}`),
      sql`true`,
    ],
    sql` AND `,
  );
  // Whether one may be named is asked of one after another, until there are enough.
  const found = await rows<Listed>(
    db,
    sql`WITH known AS MATERIALIZED (
          SELECT p.id, p.individual_id, p.company_id, g.made_at
          FROM ${everKnown(reader)} k JOIN parties p ON p.id = k.party_id
          LEFT JOIN naming_grants g ON g.client_id = ${reader.client} AND g.party_id = p.id
          WHERE (p.company_id = ${ownCompany(reader)}) IS NOT TRUE AND ${mayHave(terms)} AND ${conditions}
          ORDER BY g.made_at DESC NULLS LAST, p.id DESC
        )
        (SELECT k.individual_id, k.company_id, n.by, n.until::text FROM known k
          CROSS JOIN LATERAL (
            SELECT by, until FROM ${may.of(reader)} n WHERE n.party_id = k.id ORDER BY ${rank}, until DESC LIMIT 1
          ) n LIMIT ${MOST + 1})
        UNION ALL SELECT NULL AS individual_id, p.company_id, 'own' AS by, NULL AS until
        FROM (SELECT NULL::bigint AS individual_id, ${ownCompany(reader)} AS company_id) p
        WHERE p.company_id IS NOT NULL AND ${conditions}`,
  );
  const results = await describeParties(db, reader, found.slice(offset, Math.min(offset + size, MOST)));
  return { count: Math.min(found.length, MOST), capped: found.length > MOST, results };
}
