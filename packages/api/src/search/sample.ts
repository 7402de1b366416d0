import { type SQL, sql } from 'drizzle-orm';
import { type Db, rows } from '../db/database.ts';
import { likeAnywhere } from './fold.ts';

/** The trigram index answers a LIKE whose term has three letters or digits in a row, and no other. */
export const hasTrigram = (terms: readonly string[]) => terms.some((term) => /[a-z0-9]{3}/.test(term));

/** So many rows tell how common terms are. */
export const SAMPLE = 2_000;
/** So many of the sample: reading rows one after another soon finds enough. */
export const COMMON = SAMPLE / 20;
/** So many of the sample: an index in the order of the list soon finds a page, wherever in it the matches stand. */
export const DENSE = SAMPLE / 5;

interface Sample {
  seen: number;
  /** Those that have all terms, and each. */
  hits: number;
  each: number[];
}

/** How common terms are in a sample: a query of up to `SAMPLE` rows with their `text`. */
export async function sampleOf(db: Db, texts: SQL, terms: readonly string[]): Promise<Sample> {
  const found = terms.map((term) => sql`text LIKE ${likeAnywhere(term)}`);
  const [sample] = await rows<Sample>(
    db,
    sql`WITH sample AS MATERIALIZED (${texts})
        SELECT count(*)::int AS seen, count(*) FILTER (WHERE ${sql.join(found, sql` AND `)})::int AS hits,
          json_build_array(${sql.join(
            found.map((own) => sql`count(*) FILTER (WHERE ${own})`),
            sql`, `,
          )}) AS each FROM sample`,
  );
  if (!sample) throw new Error('A count has one row.');
  return sample;
}

/** One of the ids that a query finds: read once, and looked up by an index however many the planner expects. */
export const isOneOf = (query: SQL): SQL => sql`= ANY (ARRAY(${query}))`;

/** Rows that are found by words which stand in several tables. */
export interface Searched {
  /** The newest of them with their `text`, as many as a sample has. */
  sample: SQL;
  /** Whether a row has a word, told by reading the row. */
  holds: (word: string) => SQL;
  /** The id of a row. */
  id: SQL;
  /** The ids of all that have a word, told by indexes. */
  idsWith: (word: string) => SQL;
}

/** Conditions for the words of a query: by indexes where few of very many rows have all of them. */
export async function wordConditions(db: Db, words: readonly string[], searched: Searched): Promise<SQL[]> {
  const read = words.map(searched.holds);
  if (!hasTrigram(words)) return read;
  const { seen, hits, each } = await sampleOf(db, searched.sample, words);
  if (seen < SAMPLE || hits >= COMMON) return read;
  return words.map((word, nth) => {
    const isRare = hasTrigram([word]) && (each[nth] ?? 0) < DENSE;
    return isRare ? sql`${searched.id} ${isOneOf(searched.idsWith(word))}` : searched.holds(word);
  });
}
