import {
  type DebtCallNote,
  type DebtCallPromise,
  type DebtCallRow,
  listDebtCalls,
  listDebtors,
  noteDebtCall,
  recordDemand,
  recordPromise,
} from '@rentsafe/domain/debtCall';
import type { Currency } from '@rentsafe/domain/money';
import type { QueryClient } from '@tanstack/react-query';
import { request } from './client';
import { CREATION_TIMEOUT } from './creation';
import { listQueries } from './listQueries';

/** The leases that owe in a currency, the largest debt first. */
export const debtors = (currency: Currency) =>
  listQueries(`debts ${currency}`, { list: listDebtors, query: { currency }, isFresh: true });

/** What was done about the debts of a lease, newest first. */
export const debtCallsOf = (lease: number) =>
  listQueries(`debt calls ${lease}`, { list: listDebtCalls, ids: { id: lease }, isFresh: true });

/** Throws `ApiError`. */
export const addNote = (id: number, body: DebtCallNote, idempotencyKey: string): Promise<DebtCallRow> =>
  request(noteDebtCall, { ids: { id }, body, idempotencyKey, timeout: CREATION_TIMEOUT });

/** Throws `ApiError`. */
export const addPromise = (id: number, body: DebtCallPromise, idempotencyKey: string): Promise<DebtCallRow> =>
  request(recordPromise, { ids: { id }, body, idempotencyKey, timeout: CREATION_TIMEOUT });

/** Throws `ApiError`. */
export const addDemand = (id: number, body: DebtCallNote, idempotencyKey: string): Promise<DebtCallRow> =>
  request(recordDemand, { ids: { id }, body, idempotencyKey, timeout: CREATION_TIMEOUT });

/** The work list and the history of a lease are read again. */
export const showDebtCall = (queryClient: QueryClient): void =>
  void queryClient.invalidateQueries({ predicate: ({ queryKey: [name] }) => /^debt/.test(String(name)) });
