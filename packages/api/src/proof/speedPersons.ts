import { sampleIndividual } from '@rentsafe/domain/fixtures';
import { sql } from 'drizzle-orm';
import type { Db } from '../db/database.ts';
import { likeAnywhere, searchTerms } from '../search/fold.ts';
import type { Comparison, Work } from './comparison.ts';
import type { Size } from './speedSize.ts';

const PAGE = 20;
const COUNTED = 10_000;
/** Beyond the pages that the server keeps in memory. */
const FAR = 100;

interface Context {
  size: Size;
  db: Db;
  get: (to: string) => Promise<unknown>;
  /** The statements of a call, without the server. */
  replayOf: (to: string) => Promise<Work>;
  /** A call to the same register without a lease; null where there is only one database. */
  former: ((to: string) => Promise<unknown>) | null;
}

/** Each time the next of a series. */
function inTurn(work: (nth: number) => Promise<unknown>): Work {
  let nth = 0;
  return () => work(nth++);
}

const name = ({ first_name, last_name }: { first_name: string; last_name: string }) =>
  `${last_name}, ${first_name}`;

/** `63-1234567-Q-42` */
const dashed = (id: string) => id.replace(/^(\d\d)(\d+)([A-Z])/, '$1-$2-$3-');

/** What staff read of persons: a report, the search page and what they search for. */
export async function personReads({ size, db, get, replayOf, former }: Context): Promise<Comparison[]> {
  /** Spread over those who have a lease. */
  const personAt = (nth: number) =>
    sampleIndividual(2 + ((nth * 7_919) % Math.min(size.people, size.leases)));
  const tenant = Math.floor(Math.min(size.people, size.leases) / 2);
  const report = `individuals/${tenant}/full-details/`;
  /** A page of those whose search text has every term, by name, and how many there are. */
  const plain = async (query: string, page: number) => {
    const likes = sql.join(
      searchTerms(query).map((term) => sql`search_text LIKE ${likeAnywhere(term)}`),
      sql` AND `,
    );
    await db.execute(
      sql`SELECT count(*) FROM (SELECT FROM individuals WHERE ${likes} LIMIT ${COUNTED + 1}) matches`,
    );
    await db.execute(sql`SELECT id, first_name, last_name, identification_number FROM individuals
      WHERE ${likes} ORDER BY sort_name, id LIMIT ${PAGE} OFFSET ${(page - 1) * PAGE}`);
  };
  const search = (what: string, queryOf: (nth: number) => string, page = 1): Comparison => ({
    name: `search, ${what} : plain SQL`,
    ours: inTurn((nth) => get(`individuals/search/?q=${encodeURIComponent(queryOf(nth))}&page=${page}`)),
    plain: inTurn((nth) => plain(queryOf(nth), page)),
    goal: 1.5,
  });
  const searches = [
    search('a surname', (nth) => personAt(nth).last_name),
    search('last and first name', (nth) => name(personAt(nth))),
    search('a telephone', (nth) =>
      (personAt(nth).contact_details[0]?.mobile_phone[0] ?? '').replace('+263', '0'),
    ),
    search('an ID with dashes', (nth) => dashed(personAt(nth).identification_number)),
  ];
  // Of each surname there are enough.
  if (size.people >= 1_000_000)
    searches.push(search('a surname, page 500', (nth) => personAt(nth).last_name, 500));
  const list = (read: (to: string) => Promise<unknown>) =>
    inTurn((nth) => read(`individuals/?page=${FAR + (nth % FAR)}`));
  return [
    {
      name: 'a report of a person : its SQL',
      ours: () => get(report),
      plain: await replayOf(report),
      goal: 2,
    },
    ...(former && size.people >= 2 * FAR * PAGE
      ? [{ name: 'search page, with leases : without', ours: list(get), plain: list(former), goal: 1.2 }]
      : []),
    ...searches,
  ];
}
