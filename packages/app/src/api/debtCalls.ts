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
import type { ListState } from './listState';

/** Whatever was paid meanwhile is off a list each time it is shown. */
const fresh = { refetchOnMount: 'always' } as const;

/** The leases that owe in a currency, the largest debt first. */
export function debtors(currency: Currency) {
  const { page, ...queries } = listQueries(`debts ${currency}`, { list: listDebtors, query: { currency } });
  return { ...queries, page: (list: ListState) => ({ ...page(list), ...fresh }) };
}

/** What was done about the debts of a lease, newest first. */
export function debtCallsOf(lease: number) {
  const { page, ...queries } = listQueries(`debt calls ${lease}`, {
    list: listDebtCalls,
    ids: { id: lease },
  });
  return { ...queries, page: (list: ListState) => ({ ...page(list), ...fresh }) };
}

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
