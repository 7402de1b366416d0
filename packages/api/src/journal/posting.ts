import type { PlainDate } from '@rentsafe/format/date';
import { toDecimal } from '@rentsafe/format/money';
import type { Actor } from '../audit/events.ts';
import type { Db } from '../db/database.ts';
import type { journals } from '../db/schema.ts';
import { HttpError } from '../http/errors.ts';

export type Row = typeof journals.$inferSelect;

/** The entry of a journal, or of its reversal, without what it moves. */
export interface Head {
  kind: 'journal' | 'journal_reversal';
  effective_on: PlainDate;
  reason: string;
  reverses_seq?: number;
}

/** How journals of a kind are posted and taken back. Both return the number of the entry; the book is locked. */
export interface Posting {
  post: (db: Db, actor: Actor, row: Row, head: Head) => Promise<number>;
  reverse: (db: Db, actor: Actor, row: Row, head: Head) => Promise<number>;
}

/** @param what the text of the refusal after the amount: `is open`. @throws HttpError 409 where it takes more than there is. */
export function checkEnough({ amount, state }: Row, most: bigint, what: string): void {
  if (amount > most) throw new HttpError(409, { detail: `Only ${toDecimal(most)} ${what}.`, state });
}
