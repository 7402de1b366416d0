import {
  cancelJournal,
  createJournal,
  type Journal,
  type JournalInput,
  type JournalKind,
  type JournalPatch,
  type JournalReversal,
  listJournals,
  postJournal,
  readJournal as readJournalCall,
  reverseJournal,
  updateJournal,
} from '@rentsafe/domain/journal';
import type { QueryClient } from '@tanstack/react-query';
import { request } from './client';
import { CREATION_TIMEOUT } from './creation';
import { listQueries } from './listQueries';
import { prependToLists } from './prependToLists';

const listOf = (kind: JournalKind) =>
  listQueries(`journals ${kind}`, { list: listJournals, query: { kind } });

/** The journals of the book by their kind, newest first. */
export const journalLists = {
  customer_debit: listOf('customer_debit'),
  customer_credit: listOf('customer_credit'),
  creditor_debit: listOf('creditor_debit'),
  creditor_credit: listOf('creditor_credit'),
} satisfies Record<JournalKind, unknown>;

/** Throws `ApiError`. */
export const addJournal = (body: JournalInput, idempotencyKey: string): Promise<Journal> =>
  request(createJournal, { body, idempotencyKey, timeout: CREATION_TIMEOUT });

/** As it is now. Throws `ApiError`. */
export const readJournal = (id: number): Promise<Journal> => request(readJournalCall, { ids: { id } });

/** Throws `ApiError`. */
export const changeJournal = (id: number, body: JournalPatch): Promise<Journal> =>
  request(updateJournal, { ids: { id }, body });

/** Each throws `ApiError`. */
export const journalVerbs = {
  post: ({ id, version }: Journal): Promise<Journal> =>
    request(postJournal, { ids: { id }, body: { version } }),
  reverse: (id: number, body: JournalReversal, idempotencyKey: string): Promise<Journal> =>
    request(reverseJournal, { ids: { id }, body, idempotencyKey }),
  cancel: ({ id }: Journal): Promise<Journal> => request(cancelJournal, { ids: { id }, body: {} }),
};

/** A new journal stands on top of the list. */
export function showJournal(queryClient: QueryClient, journal: Journal): void {
  const { key } = journalLists[journal.kind];
  prependToLists(queryClient, key, journal);
  void queryClient.invalidateQueries({ queryKey: key });
}

/** A journal changes what is owed and held: charges, invoices, bills, landlords and every statement are read again. */
export const showJournalChange = (queryClient: QueryClient): void => void queryClient.invalidateQueries();
