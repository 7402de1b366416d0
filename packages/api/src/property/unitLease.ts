import { leaseOnceInForce } from '@rentsafe/domain/lease';
import { type SQL, sql } from 'drizzle-orm';
import type { Db } from '../db/database.ts';
import { stateIn } from '../db/stateIn.ts';
import { moneyJson } from '../money/wire.ts';
import { partyNameText, partySearchText } from '../party/repository.ts';
import { likeAnywhere } from '../search/fold.ts';
import { isOneOf, SAMPLE, wordConditions } from '../search/sample.ts';

/** Something of the first tenant of the lease `le`, in SQL. */
export const tenant = (
  column: SQL,
): SQL => sql`(SELECT ${column} FROM lease_parties lp JOIN parties p ON p.id = lp.party_id
  WHERE lp.lease_id = le.id AND lp.role = 'tenant' ORDER BY p.id LIMIT 1)`;

/** Only a lease that is or was in force lets its book read about its parties. */
const isRead = (lease: string): SQL => stateIn(`${lease}.state`, leaseOnceInForce);

/** The words that the first tenant of the lease `le` is found by. */
export const tenantSearchText = tenant(
  sql`CASE WHEN ${isRead('le')} THEN ${partySearchText()} ELSE ${partyNameText()} END`,
);

/** The net rent of the lease `le` for a month, on a day, in SQL: of its first rent schedule that has a step, a quarter or a year spread. */
export const rentOn = (
  day: SQL,
): SQL => sql`(SELECT ${moneyJson(sql`round(s.amount::numeric / cs.every)::bigint`, sql`cs.currency`)}
  FROM charge_schedules cs JOIN LATERAL (
    SELECT amount FROM schedule_steps WHERE schedule_id = cs.id AND from_on <= ${day} ORDER BY from_on DESC LIMIT 1
  ) s ON true WHERE cs.lease_id = le.id AND cs.type = 'rent' ORDER BY cs.id LIMIT 1)`;

/** Text as a query is folded, in SQL. */
export const folded = (text: string): SQL => sql.raw(`translate(lower(${text}), '-/.()[]''', '')`);

/** The numbers of the unit `u` and the lease `le`. */
export const leaseNumbers = folded(`concat_ws(' ', u.unit_number, le.number)`);

const holdsWord = (text: SQL, word: string): SQL => sql`${text} LIKE ${likeAnywhere(word)}`;

/** The ids of the leases of a book whose number or first tenant has a word, by the indexes of numbers and parties. */
const leasesNamed = (clientId: number, word: string): SQL => {
  const found = (table: string) =>
    isOneOf(sql`SELECT id FROM ${sql.raw(table)} WHERE ${holdsWord(sql`search_text`, word)}`);
  return sql`SELECT id FROM leases WHERE client_id = ${clientId} AND ${holdsWord(folded('number'), word)}
    UNION ALL
    SELECT lp.lease_id FROM lease_parties lp JOIN parties p ON p.id = lp.party_id JOIN leases own ON own.id = lp.lease_id
      WHERE lp.role = 'tenant' AND (${isRead('own')} OR ${holdsWord(partyNameText(), word)}) AND lp.party_id ${isOneOf(sql`
      SELECT id FROM parties WHERE individual_id ${found('individuals')} OR company_id ${found('companies')}`)}
      AND NOT EXISTS (
        SELECT FROM lease_parties WHERE lease_id = lp.lease_id AND role = 'tenant' AND party_id < lp.party_id)`;
};

/** As `leasesNamed`, also by the indexes of units and properties. */
const leasesWith = (clientId: number, word: string): SQL => {
  const inBook = sql`client_id = ${clientId}`;
  const properties = isOneOf(
    sql`SELECT id FROM properties WHERE ${inBook} AND ${holdsWord(sql`search_text`, word)}`,
  );
  return sql`${leasesNamed(clientId, word)} UNION ALL SELECT id FROM leases WHERE unit_id ${isOneOf(sql`
      SELECT id FROM units WHERE ${inBook} AND ${holdsWord(folded('unit_number'), word)}
      UNION ALL SELECT id FROM units WHERE property_id ${properties}`)}`;
};

/** Something of the unit and the property of the lease `le`, in SQL. A subquery: rows are read one after another until there are enough. */
const ofPlace = (column: SQL): SQL => sql`(SELECT ${column}
  FROM units u JOIN properties r ON r.id = u.property_id WHERE u.id = le.unit_id)`;

/** What the lease `le` is found by. */
const leaseText = ofPlace(sql`concat_ws(' ', r.search_text, ${leaseNumbers}, ${tenantSearchText})`);

/** Whether a word is in that text: the tenant is not looked for where the place has it. */
const leaseHolds = (word: string): SQL =>
  ofPlace(
    sql`${holdsWord(sql`r.search_text`, word)} OR ${holdsWord(leaseNumbers, word)} OR ${holdsWord(tenantSearchText, word)}`,
  );

/** Conditions on the lease `le` for the words of a query. */
export const leaseWords = (db: Db, clientId: number, words: readonly string[]): Promise<SQL[]> =>
  wordConditions(db, words, {
    sample: sql`SELECT ${leaseText} AS text
      FROM (SELECT id, unit_id, number, state FROM leases WHERE client_id = ${clientId} ORDER BY id DESC LIMIT ${SAMPLE}) le`,
    holds: leaseHolds,
    id: sql`le.id`,
    idsWith: (word) => leasesWith(clientId, word),
  });

/** What the records of the lease `le` are found by. */
const leaseName = sql`concat_ws(' ', ${folded('le.number')}, ${tenantSearchText})`;

/** Records of leases, such as receipts, as a search reads them. */
export interface LeaseRecords {
  /** Tables, in SQL. */
  from: SQL;
  /** The name in `from` of the one that has the id and the book. */
  name: string;
  /** The text of its own that a record is found by. */
  text: SQL;
  /** The id of its lease, or null. */
  lease: SQL;
}

/** Conditions on records of leases for the words of a query: in their own text, or in the number or the first tenant of the lease. */
export function recordWords(
  db: Db,
  clientId: number,
  words: readonly string[],
  { from, name, text, lease }: LeaseRecords,
): Promise<SQL[]> {
  const id = sql.raw(`${name}.id`);
  const inBook = sql`FROM ${from} WHERE ${sql.raw(name)}.client_id = ${clientId}`;
  return wordConditions(db, words, {
    sample: sql`SELECT concat_ws(' ', own, (SELECT ${leaseName} FROM leases le WHERE le.id = lease)) AS text
      FROM (SELECT ${text} AS own, ${lease} AS lease ${inBook} ORDER BY ${id} DESC LIMIT ${SAMPLE}) newest`,
    // Of a lease it is asked once, however many records it has.
    holds: (word) =>
      sql`(${holdsWord(text, word)} OR ${lease} IN (SELECT le.id FROM leases le WHERE le.client_id = ${clientId}
        AND ${holdsWord(leaseName, word)}))`,
    id,
    idsWith: (word) => sql`SELECT ${id} ${inBook} AND ${holdsWord(text, word)}
      UNION ALL SELECT ${id} ${inBook} AND ${lease} ${isOneOf(leasesNamed(clientId, word))}`,
  });
}
