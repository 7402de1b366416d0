import { sql } from 'drizzle-orm';
import type { Actor } from '../audit/events.ts';
import { type Db, rows } from '../db/database.ts';
import { insertAllocations } from './allocations.ts';
import { documentNumbers } from './charges.ts';
import type { Entry } from './entry.ts';
import { keepParties } from './invoiceParties.ts';
import { claimOf } from './moves.ts';
import { postEntry } from './post.ts';
import { type Part, splitOf } from './rates.ts';

/** Lowers charges of one lease and currency by a credit note, in one entry. The book is locked already. */
export async function postCreditNote(
  db: Db,
  actor: Actor,
  clientId: number,
  entry: Omit<Entry, 'transfers'>,
  parts: readonly Part[],
): Promise<{ id: number; number: string; entry: number }> {
  const [first] = parts;
  if (!first) throw new Error('A credit note is of a charge.');
  const { lease_id, currency } = first.charge;
  const { effective_on } = entry;
  const number = (await documentNumbers(db, clientId, 'credit_note'))(0);
  const [note] = await rows<{ id: number }>(
    db,
    sql`INSERT INTO invoices (client_id, kind, number, lease_id, issued_on, currency)
        VALUES (${clientId}, 'credit_note', ${number}, ${lease_id}, ${effective_on}, ${currency}) RETURNING id`,
  );
  if (!note) throw new Error('No credit note was made.');
  const credits = parts.map(({ charge, amount }) => ({ charge, split: splitOf(charge, amount) }));
  const transfers = credits.map(({ charge, split }) => claimOf(charge, split));
  const entry_seq = await postEntry(db, actor, clientId, { ...entry, transfers });
  const allocations = credits.map(({ charge: { id: charge_id }, split }) => ({
    ...split,
    ...{ entry_seq, effective_on, charge_id, invoice_id: note.id, lease_id, currency },
  }));
  await insertAllocations(db, clientId, allocations);
  await keepParties(db, clientId, [note.id]);
  return { id: note.id, number, entry: entry_seq };
}
