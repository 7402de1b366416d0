import {
  createJournal,
  type Journal,
  type JournalInput,
  type JournalKind,
  listJournals,
  readJournal as readJournalCall,
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

/** A new journal stands on top of the list. */
export function showJournal(queryClient: QueryClient, journal: Journal): void {
  const { key } = journalLists[journal.kind];
  prependToLists(queryClient, key, journal);
  void queryClient.invalidateQueries({ queryKey: key });
}

/** A journal changes what is owed and held: charges, invoices, bills, landlords and every statement are read again. */
export const showJournalChange = (queryClient: QueryClient): void => void queryClient.invalidateQueries();
