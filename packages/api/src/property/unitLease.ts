import { type SQL, sql } from 'drizzle-orm';
import { type Db, rows } from '../db/database.ts';
import { moneyJson } from '../money/wire.ts';
import { partySearchText } from '../party/repository.ts';
import { COMMON, DENSE, hasTrigram, SAMPLE } from '../search/findPage.ts';
import { likeAnywhere } from '../search/fold.ts';

/** Something of the first tenant of the lease `le`, in SQL. */
export const tenant = (
  column: SQL,
): SQL => sql`(SELECT ${column} FROM lease_parties lp JOIN parties p ON p.id = lp.party_id
  WHERE lp.lease_id = le.id AND lp.role = 'tenant' ORDER BY p.id LIMIT 1)`;

/** The words that the first tenant of the lease `le` is found by. */
export const tenantSearchText = tenant(partySearchText());

/** The net rent of the lease `le` on a day, in SQL: its first rent schedule that has a step. */
export const rentOn = (day: SQL): SQL => sql`(SELECT ${moneyJson(sql`s.amount`, sql`cs.currency`)}
  FROM charge_schedules cs JOIN LATERAL (
    SELECT amount FROM schedule_steps WHERE schedule_id = cs.id AND from_on <= ${day} ORDER BY from_on DESC LIMIT 1
  ) s ON true WHERE cs.lease_id = le.id AND cs.type = 'rent' ORDER BY cs.id LIMIT 1)`;

/** What `rentOn` is for every lease, in minor units, in SQL: lease_id, currency, amount. */
export const rentsOn = (
  day: SQL,
): SQL => sql`SELECT DISTINCT ON (cs.lease_id) cs.lease_id, cs.currency, s.amount
  FROM charge_schedules cs JOIN schedule_steps s ON s.schedule_id = cs.id AND s.from_on <= ${day}
  WHERE cs.type = 'rent' ORDER BY cs.lease_id, cs.id, s.from_on DESC`;

const foldedAs = (text: string): SQL => sql.raw(`translate(lower(${text}), '-/.()[]''', '')`);

/** Numbers and names, as a query is folded, in SQL. */
export const folded = (columns: string): SQL => foldedAs(`concat_ws(' ', ${columns})`);

/** The numbers of the unit `u` and the lease `le`. */
export const leaseNumbers = folded('u.unit_number, le.number');

/** One of the ids that a query finds: read once, and looked up by an index however many the planner expects. */
const isOneOf = (query: SQL): SQL => sql`= ANY (ARRAY(${query}))`;

/** The ids of the leases of a book that a word finds, by the indexes of numbers, units, properties and parties. */
const leasesWith = (clientId: number, word: string): SQL => {
  const holds = (text: SQL) => sql`${text} LIKE ${likeAnywhere(word)}`;
  const inBook = sql`client_id = ${clientId}`;
  const found = (table: string) =>
    isOneOf(sql`SELECT id FROM ${sql.raw(table)} WHERE ${holds(sql`search_text`)}`);
  const properties = isOneOf(sql`SELECT id FROM properties WHERE ${inBook} AND ${holds(sql`search_text`)}`);
  return sql`SELECT id FROM leases WHERE ${inBook} AND ${holds(foldedAs('number'))}
    UNION ALL
    SELECT id FROM leases WHERE unit_id ${isOneOf(sql`
      SELECT id FROM units WHERE ${inBook} AND ${holds(foldedAs('unit_number'))}
      UNION ALL SELECT id FROM units WHERE property_id ${properties}`)}
    UNION ALL
    SELECT lease_id FROM lease_parties lp WHERE role = 'tenant' AND party_id ${isOneOf(sql`
      SELECT id FROM parties WHERE individual_id ${found('individuals')} OR company_id ${found('companies')}`)}
      AND NOT EXISTS (
        SELECT FROM lease_parties WHERE lease_id = lp.lease_id AND role = 'tenant' AND party_id < lp.party_id)`;
};

/** What the lease `le` is found by. A subquery: rows are read one after another until there are enough. */
const leaseText = sql`(SELECT concat_ws(' ', r.search_text, ${leaseNumbers}, ${tenantSearchText})
  FROM units u JOIN properties r ON r.id = u.property_id WHERE u.id = le.unit_id)`;

interface Sample {
  seen: number;
  /** Those that all words find, and each. */
  hits: number;
  each: number[];
}

/** Conditions on the lease `le` for the words of a query: by indexes where few of very many leases have all of them. */
export async function leaseWords(db: Db, clientId: number, words: readonly string[]): Promise<SQL[]> {
  const likes = words.map((word) => sql`LIKE ${likeAnywhere(word)}`);
  const read = likes.map((like) => sql`${leaseText} ${like}`);
  if (!hasTrigram(words)) return read;
  const found = likes.map((like) => sql`text ${like}`);
  const [sample] = await rows<Sample>(
    db,
    sql`WITH sample AS MATERIALIZED (
          SELECT ${leaseText} AS text
          FROM (SELECT id, unit_id, number FROM leases WHERE client_id = ${clientId} ORDER BY id DESC LIMIT ${SAMPLE}) le
        ) SELECT count(*)::int AS seen, count(*) FILTER (WHERE ${sql.join(found, sql` AND `)})::int AS hits,
          json_build_array(${sql.join(
            found.map((own) => sql`count(*) FILTER (WHERE ${own})`),
            sql`, `,
          )}) AS each FROM sample`,
  );
  if (!sample || sample.seen < SAMPLE || sample.hits >= COMMON) return read;
  return read.map((condition, nth) => {
    const word = words[nth] ?? '';
    const isRare = hasTrigram([word]) && (sample.each[nth] ?? 0) < DENSE;
    return isRare ? sql`le.id ${isOneOf(leasesWith(clientId, word))}` : condition;
  });
}

/**
 * Whether a word is in `text`, or in the number or the first tenant of the lease `id`, in SQL. Of a lease it is asked once, however
 * many rows it has.
 */
export const hasWord = (clientId: number, word: string, { text, lease }: { text: SQL; lease: SQL }): SQL =>
  sql`(${text} LIKE ${likeAnywhere(word)} OR ${lease} IN (SELECT le.id FROM leases le WHERE le.client_id = ${clientId}
    AND concat_ws(' ', ${folded('le.number')}, ${tenantSearchText}) LIKE ${likeAnywhere(word)}))`;
