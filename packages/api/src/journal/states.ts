import { today } from '@rentsafe/domain/date';
import {
  type Journal,
  type JournalPosting,
  type JournalReversal,
  journalMachine,
} from '@rentsafe/domain/journal';
import type { Actor } from '../audit/events.ts';
import { checkApprover } from '../book/approval.ts';
import { lockBook } from '../book/lock.ts';
import { checkStep } from '../book/machines.ts';
import type { BookRecord } from '../book/rights.ts';
import type { Db } from '../db/database.ts';
import { journals } from '../db/schema.ts';
import { fieldError } from '../http/errors.ts';
import { checkDay } from '../ledger/days.ts';
import { type Change, changeRecord, checkVersion } from '../resource/records.ts';
import { customerCredit, customerDebit } from './customers.ts';
import { ofLandlord } from './landlords.ts';
import type { Posting, Row } from './posting.ts';
import { readJournal } from './read.ts';
import { supplierCredit, supplierDebit } from './suppliers.ts';

const postings: Readonly<Record<Row['kind'], Posting>> = {
  customer_debit: customerDebit,
  customer_credit: customerCredit,
  creditor_debit: supplierDebit,
  creditor_credit: supplierCredit,
};
const postingOf = ({ kind, landlord_id }: Row) => (landlord_id === null ? postings[kind] : ofLandlord);

/** Takes a step with a journal of a locked book, and writes the audit event. @throws HttpError 409 in another state. */
async function pass(
  db: Db,
  actor: Actor,
  { id, client_id }: BookRecord,
  { verb, version = 'any' }: { verb: keyof typeof journalMachine; version?: number | 'any' },
  become: (row: Row) => Promise<Change<typeof journals>['values']>,
): Promise<Journal> {
  await lockBook(db, client_id);
  const target = { table: journals, type: 'journal', id, version: 'any' } as const;
  await changeRecord(db, actor, target, async (row) => {
    checkStep(journalMachine[verb], row.state);
    checkVersion(row.version, version);
    return { values: await become(row) };
  });
  return readJournal(db, id);
}

/**
 * @throws HttpError 400 for a day that was locked meanwhile, or before the money was there; 403 for whoever drafted or edited it,
 * unless nobody else could; 409 for an old version, or more than is open or available.
 */
export const postJournal = (
  db: Db,
  actor: Actor,
  record: BookRecord,
  { version }: JournalPosting,
): Promise<Journal> =>
  pass(db, actor, record, { verb: 'post', version }, async (row) => {
    const alone = await checkApprover(db, actor, row);
    const { client_id, on_date, reason } = row;
    await checkDay(db, client_id, { day: on_date, field: 'on', now: actor.now });
    const head = { kind: 'journal', effective_on: on_date, reason } as const;
    const entry_seq = await postingOf(row).post(db, actor, row, head);
    return { state: 'posted', posted_by: actor.userId, alone, entry_seq };
  });

/** @throws HttpError 400 for a day to come, locked, or before the journal; 409 where what it made is used already. */
export const reverseJournal = (
  db: Db,
  actor: Actor,
  record: BookRecord,
  { on, reason }: JournalReversal,
): Promise<Journal> =>
  pass(db, actor, record, { verb: 'reverse' }, async (row) => {
    const day = on ?? today(actor.now);
    await checkDay(db, row.client_id, { day, field: 'on', now: actor.now });
    if (day < row.on_date) throw fieldError('on', `Not before ${row.on_date}.`);
    const reverses = row.entry_seq === null ? {} : { reverses_seq: row.entry_seq };
    const head = { kind: 'journal_reversal', effective_on: day, reason, ...reverses } as const;
    return { state: 'reversed', reversal_seq: await postingOf(row).reverse(db, actor, row, head) };
  });

export const cancelJournal = (db: Db, actor: Actor, record: BookRecord): Promise<Journal> =>
  pass(db, actor, record, { verb: 'cancel' }, async () => ({ state: 'cancelled' }));
