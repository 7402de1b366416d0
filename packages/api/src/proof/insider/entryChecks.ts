import { sql } from 'drizzle-orm';
import { rows } from '../../db/database.ts';
import { type Finding, finding, unless } from './finding.ts';
import type { NaiveBook, NaiveEntry } from './naiveBook.ts';
import { decimal } from './values.ts';
import type { World } from './world.ts';

/** Pairs of a landlord and a property that the record behind an entry names. */
type Named = Map<number, Set<string>>;

/** Read from the records alone: of payments, journals, charges that money settles, and costs of a property. */
async function namedBy({ server: { db } }: World, client: number, since: number): Promise<Named> {
  const found = await rows<{ seq: number; landlord: number; property: number }>(
    db,
    sql`SELECT x.entry_seq::int AS seq, o.landlord_id::int AS landlord, o.property_id::int AS property
        FROM allocations x JOIN charges c ON c.id = x.charge_id JOIN ownerships o ON o.id = c.ownership_id
        WHERE x.client_id = ${client} AND x.entry_seq > ${since}
      UNION SELECT e.entry_seq::int, l.landlord_id::int, l.property_id::int
        FROM disbursement_events e JOIN disbursement_lines l ON l.disbursement_id = e.disbursement_id
        WHERE e.client_id = ${client} AND e.entry_seq > ${since} AND l.landlord_id IS NOT NULL
      UNION SELECT e.entry_seq::int, o.landlord_id::int, o.property_id::int
        FROM disbursement_events e JOIN disbursement_lines l ON l.disbursement_id = e.disbursement_id
          JOIN bills b ON b.id = l.bill_id JOIN ownerships o ON o.id = b.ownership_id
        WHERE e.client_id = ${client} AND e.entry_seq > ${since}
      UNION SELECT s.seq::int, j.landlord_id::int, j.property_id::int FROM journals j
        JOIN LATERAL (VALUES (j.entry_seq), (j.reversal_seq)) s (seq) ON s.seq > ${since}
        WHERE j.client_id = ${client} AND j.landlord_id IS NOT NULL
      UNION SELECT e.seq::int, o.landlord_id::int, o.property_id::int FROM entries e
        JOIN ownerships o ON o.client_id = e.client_id AND o.during @> e.effective_on
        WHERE e.client_id = ${client} AND e.seq > ${since} AND (e.kind LIKE 'bank_cost%' OR e.import_id IS NOT NULL)`,
  );
  const named: Named = new Map();
  for (const { seq, landlord, property } of found) {
    named.set(seq, (named.get(seq) ?? new Set()).add(`${landlord} of property ${property}`));
  }
  return named;
}

/** Check 1: what a landlord holds changes only by entries of their book that name them. */
export async function whoseEntries(
  world: World,
  book: NaiveBook,
  posted: readonly NaiveEntry[],
): Promise<Finding[]> {
  const [first] = posted;
  if (!first) return [];
  const named = await namedBy(world, book.client, first.seq - 1);
  // What landlords owe from another day on stands in entries of their own, after those of the same request.
  for (const { seq, kind, request_id } of posted) {
    if (kind !== 'shortfall') continue;
    const others = posted.filter((other) => other.request_id === request_id && other.seq < seq);
    named.set(seq, new Set(others.flatMap((other) => [...(named.get(other.seq) ?? [])])));
  }
  const users = new Map(Object.values(world.actors).map(({ id, client }) => [id, client]));
  return posted.flatMap(({ seq, kind, user_id, transfers }) => {
    const client = users.get(user_id);
    const isOwn = client === undefined || client === 1 || client === book.client;
    const touched = transfers
      .flatMap(({ debit, credit }) => [debit, credit])
      .filter((account) => ['landlord', 'shortfall', 'rent_tax'].includes(account.kind))
      .map(({ landlord_id, property_id }) => `${landlord_id} of property ${property_id}`);
    const stranger = touched.find((pair) => !named.get(seq)?.has(pair));
    return [
      ...unless(
        isOwn,
        '1 entries of a book are its own',
        () => `Entry ${seq} (${kind}) of book ${book.client} is by a user of client ${client}.`,
      ),
      ...unless(
        stranger === undefined,
        '1 an entry names the landlord',
        () =>
          `Entry ${seq} (${kind}) of book ${book.client} changes what landlord ${stranger} holds; its record names ${[...(named.get(seq) ?? [])].join(', ') || 'nobody'}.`,
      ),
    ];
  });
}

/** Check 2: no account is below zero at the end of a day, and nobody holds money and owes it. */
export function pastDays(book: NaiveBook, posted: readonly NaiveEntry[]): Finding[] {
  const touched = new Set(
    posted.flatMap(({ transfers }) => transfers.flatMap(({ debit, credit }) => [debit, credit])),
  );
  const findings: Finding[] = [];
  for (const account of touched) {
    const below = book.belowZero(account);
    if (below) {
      const [day, balance] = below;
      const of = JSON.stringify(account);
      findings.push(
        finding(
          `2 G10 ${account.kind} below zero on a past day`,
          `Account ${of} stands at ${decimal(balance)} (debit positive) at the end of ${day}.`,
        ),
      );
    }
    if (account.kind !== 'landlord' && account.kind !== 'shortfall') continue;
    const { currency, landlord_id, property_id } = account;
    const [landlord] = book.find({ kind: 'landlord', currency, landlord_id, property_id });
    const [shortfall] = book.find({ kind: 'shortfall', currency, landlord_id, property_id });
    const day = landlord && shortfall && book.heldAndShort(landlord, shortfall);
    if (!day) continue;
    const now = book.balance(landlord.id) < 0n && book.balance(shortfall.id) > 0n;
    const text = `Landlord ${landlord_id} of property ${property_id} held ${decimal(-book.balance(landlord.id, day))} and owed ${decimal(book.balance(shortfall.id, day))} ${currency} at the end of ${day}.`;
    findings.push(
      finding(
        now ? '2 G8 held and shortfall at once' : '2 G8 held and shortfall at once on a past day',
        text,
      ),
    );
  }
  return findings;
}

/** Check 2: each entry balances in each half, and the trust report says what the entries say. */
export async function identity(world: World, book: NaiveBook, days: readonly string[]): Promise<Finding[]> {
  const findings: Finding[] = [];
  const actor = book.client === world.clients.X ? world.actors.XA1 : world.actors.YA1;
  for (const day of days) {
    for (const [currency, stored] of [
      ['USD', 'USD'],
      ['ZIG', 'ZWG'],
    ] as const) {
      const known = book.entries.at(-1)?.seq ?? 0;
      const { sums, there, held } = book.trust(stored, { day, known });
      findings.push(
        ...unless(
          there === held,
          '2 what is there is all that is held',
          () => `On ${day}: ${decimal(there)} there, ${decimal(held)} held.`,
        ),
      );
      const url = `/api/reports/trust/?currency=${currency}&as_at=${day}&known=${known}`;
      const { body } = await world.server.get<{
        bank: string;
        shortfall: string;
        difference: string;
        held: Record<string, string>;
      }>(url, actor.token);
      const wrong = ['bank', 'shortfall', 'landlord', 'deposit', 'credit', 'paying', 'commission'].find(
        (kind) => {
          const sum = sums.get(kind) ?? 0n;
          const said = kind === 'bank' || kind === 'shortfall' ? body[kind] : body.held?.[kind];
          return said !== decimal(kind === 'bank' || kind === 'shortfall' ? sum : -sum);
        },
      );
      findings.push(
        ...unless(
          wrong === undefined,
          '2 the trust report is what the entries say',
          () =>
            `On ${day}, ${wrong} in ${currency}: ${JSON.stringify(body)}, by the entries ${decimal(sums.get(wrong ?? '') ?? 0n)}.`,
        ),
      );
    }
  }
  return findings;
}
