import {
  isHouseNumber,
  meantNumbers,
  type SearchHit,
  type SearchKind,
  searchKindNames,
} from '@rentsafe/domain/recordSearch';
import { HOME_PATH } from '@rentsafe/domain/session';
import { type SQL, sql } from 'drizzle-orm';
import { type Db, rows } from '../db/database.ts';
import { partyNameText } from '../party/repository.ts';
import { leaseWords } from '../property/unitLease.ts';
import { likeAnywhere, searchTerms } from '../search/fold.ts';
import { hasTrigram, isOneOf } from '../search/sample.ts';
import { type Source, sources } from './sources.ts';

/** So many of a kind are shown. */
export const MOST = 5;
/** So many that are named like the query lead to their records. */
const NAMED = 200;

/** The rank of what is found by text. */
const TEXT = 2;

export interface Search {
  /** As it was typed. */
  q: string;
  /** Whose records are found by text. */
  book: number;
  /** Numbers are looked for in every book. */
  isStaff: boolean;
  kinds: ReadonlySet<SearchKind>;
}

interface Found {
  kind: SearchKind;
  id: number;
  /** By its number in the book, in another, or by text. */
  rank: number;
}

const allOf = (text: SQL, terms: readonly string[]): SQL =>
  sql.join(
    terms.map((term) => sql`${text} LIKE ${likeAnywhere(term)}`),
    sql` AND `,
  );

const branch = ({ kind, from }: Source, rank: SQL, condition: SQL): SQL =>
  sql`(SELECT ${sql.raw(`'${kind}'`)} AS kind, t.id, ${rank} AS rank FROM ${from}
    WHERE ${condition} ORDER BY rank, t.id DESC LIMIT ${MOST})`;

/** By the number, whole: as it is typed, and as the house writes it. */
function byNumber(source: Source, { q, book, isStaff }: Search): SQL[] {
  if (!source.number) return [];
  const meant = meantNumbers(q).flatMap(({ kind, number }) => (kind === source.kind ? [number] : []));
  const numbers = sql.join(
    [...new Set([q, q.toUpperCase(), ...meant])].map((number) => sql`${number}`),
    sql`, `,
  );
  const scope = isStaff ? sql`true` : sql`t.client_id = ${book}`;
  return [
    branch(source, sql`(t.client_id <> ${book})::int`, sql`${scope} AND ${source.number} IN (${numbers})`),
  ];
}

/** By text of its own, and by what its lease, property or party is named: each along its index. */
function byText(source: Source, terms: readonly string[], book: number): SQL[] {
  const named = (column: SQL | undefined, list: string) =>
    column ? [sql`${column} ${isOneOf(sql`SELECT id FROM ${sql.raw(list)}`)}`] : [];
  const ways = [
    ...(source.text ? [allOf(source.text, terms)] : []),
    ...named(source.lease, 'named_leases'),
    ...named(source.property, 'named_properties'),
    ...named(source.party, 'named_parties'),
  ];
  return ways.map((way) => branch(source, sql`${TEXT}::int`, sql`t.client_id = ${book} AND ${way}`));
}

/** Leases, properties, and whom the book deals with, that have all terms in their names and numbers. */
async function named(db: Db, terms: readonly string[], book: number): Promise<SQL> {
  const inBook = sql`client_id = ${book}`;
  const dealtWith = ['landlords', 'bills', 'disbursements', 'report_issues'].map(
    (table) => sql`SELECT party_id FROM ${sql.raw(table)} WHERE ${inBook}`,
  );
  const leases = sql.join(await leaseWords(db, book, terms), sql` AND `);
  return sql`named_leases AS MATERIALIZED (
      SELECT le.id FROM leases le WHERE le.client_id = ${book} AND ${leases} ORDER BY le.id DESC LIMIT ${NAMED}),
    named_properties AS MATERIALIZED (
      SELECT id FROM properties WHERE ${inBook} AND ${allOf(sql`search_text`, terms)} ORDER BY id DESC LIMIT ${NAMED}),
    named_parties AS MATERIALIZED (SELECT p.id FROM (${sql.join(dealtWith, sql` UNION `)}) k JOIN parties p ON p.id = k.party_id
      WHERE ${allOf(partyNameText(), terms)} ORDER BY p.id DESC LIMIT ${NAMED})`;
}

/** The best of each kind, once each: by number before by text, the newest first. */
function best(found: readonly Found[]): Found[] {
  const order = [...found].sort(
    (a, b) =>
      a.rank - b.rank || searchKindNames.indexOf(a.kind) - searchKindNames.indexOf(b.kind) || b.id - a.id,
  );
  const once = [...new Map(order.reverse().map((hit) => [`${hit.kind} ${hit.id}`, hit])).values()].reverse();
  return searchKindNames
    .flatMap((kind) => once.filter((hit) => hit.kind === kind).slice(0, MOST))
    .sort((a, b) => a.rank - b.rank);
}

/** What is shown of some records. */
async function describe(db: Db, found: readonly Found[], own: number): Promise<SearchHit[]> {
  const parts = sources.flatMap(({ kind, from, number, title, detail, path }) => {
    const ids = found.filter((hit) => hit.kind === kind).map(({ id }) => id);
    if (ids.length === 0) return [];
    return sql`SELECT ${sql.raw(`'${kind}'`)} AS kind, t.id, ${number ?? sql`NULL`} AS number, coalesce(${title}, '') AS title,
      nullif(concat_ws(' · ', ${detail}, CASE WHEN t.client_id <> ${own} THEN (SELECT name FROM clients WHERE id = t.client_id) END), '')
        AS detail, ${HOME_PATH}::text || ${path} AS path
      FROM ${from} WHERE t.id = ANY (${sql.param(ids)}::bigint[])`;
  });
  if (parts.length === 0) return [];
  const hits = await rows<SearchHit>(db, sql.join(parts, sql` UNION ALL `));
  const byKey = new Map(hits.map((hit) => [`${hit.kind} ${hit.id}`, { ...hit, id: Number(hit.id) }]));
  return found.flatMap(({ kind, id }) => byKey.get(`${kind} ${id}`) ?? []);
}

async function run(db: Db, branches: readonly SQL[], before = sql``): Promise<Found[]> {
  if (branches.length === 0) return [];
  const found = await rows<Found>(db, sql`${before} ${sql.join([...branches], sql` UNION ALL `)}`);
  return found.map((hit) => ({ ...hit, id: Number(hit.id) }));
}

/** The records of books that a search finds, those that have the number first, and how many these are. */
export async function findInBooks(db: Db, search: Search): Promise<{ hits: SearchHit[]; numbers: number }> {
  const asked = sources.filter(({ kind }) => search.kinds.has(kind));
  const terms = searchTerms(search.q);
  const byNumbers = await run(
    db,
    asked.flatMap((source) => byNumber(source, search)),
  );
  // Whoever types a number of the house means that record. A letter or two are in every text.
  const isDone = (isHouseNumber(search.q) && byNumbers.length > 0) || !hasTrigram(terms);
  const texts = isDone ? [] : asked.flatMap((source) => byText(source, terms, search.book));
  const byTexts =
    texts.length > 0 ? await run(db, texts, sql`WITH ${await named(db, terms, search.book)}`) : [];
  const kept = best([...byNumbers, ...byTexts]);
  const hits = await describe(db, kept, search.book);
  return { hits, numbers: kept.filter(({ rank }) => rank < TEXT).length };
}
