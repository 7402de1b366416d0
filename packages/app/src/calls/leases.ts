import { getLeaseBalance, listCharges } from '@rentsafe/domain/charge';
import {
  createLease,
  getLease,
  getLeaseSchedule,
  type Lease,
  type LeaseInput,
  type LeasePatch,
  leaseInForce,
  leaseOnceInForce,
  leaseSteps,
  listLeases,
} from '@rentsafe/domain/lease';
import { getCustomerStatement } from '@rentsafe/domain/ledgerReport';
import type { Currency } from '@rentsafe/domain/money';
import { getUnit, listUnits } from '@rentsafe/domain/unit';
import type { PlainDate } from '@rentsafe/format/date';
import { joinParts } from '@rentsafe/format/text';
import type { ComboboxSearch } from '@rentsafe/ui/Combobox';
import { type QueryClient, queryOptions } from '@tanstack/react-query';
import { request } from './client';
import { CREATION_TIMEOUT } from './creation';
import { historyOf } from './history';
import { listQueries } from './listQueries';

export const leaseList = listQueries('leases', { list: listLeases });

/** A lease as it is now, each time it is shown. */
export const leaseQuery = (id: number) =>
  queryOptions({
    queryKey: ['lease', id],
    queryFn: ({ signal }) => request(getLease, { ids: { id }, signal }),
    refetchOnMount: 'always',
  });

/** What a lease owes today, by currency and age. */
export const leaseBalanceQuery = (id: number) =>
  queryOptions({
    queryKey: ['lease', id, 'balance'],
    queryFn: ({ signal }) => request(getLeaseBalance, { ids: { id }, signal }),
    refetchOnMount: 'always',
  });

/** A lease, with the book that lists and reports are asked for. */
type InBook = Pick<Lease, 'id' | 'client'>;

const statementKey = (id: number) => ['lease', id, 'statement'];

/** The statements of a lease in each currency, as the book stood at one moment; the days are both in it. */
export const leaseStatementQuery = ({ id, client }: InBook, from: PlainDate, to: PlainDate) =>
  queryOptions({
    queryKey: [...statementKey(id), from, to],
    queryFn: async ({ signal }) => {
      const read = (currency: Currency, known?: number) =>
        request(getCustomerStatement, {
          query: { lease: id, client: client.id, currency, from, to, known },
          signal,
        });
      const dollars = await read('USD');
      return [dollars, await read('ZIG', dollars.known_seq)] as const;
    },
    // Until those of another period are there; never those of another lease.
    placeholderData: (previous) => (previous?.[0]?.lease.id === id ? previous : undefined),
    refetchOnMount: 'always',
  });

/** What a lease charges, from its beginning to 12 months ahead. */
export const leaseScheduleQuery = (id: number) =>
  queryOptions({
    queryKey: ['lease', id, 'schedule'],
    queryFn: ({ signal }) => request(getLeaseSchedule, { ids: { id }, signal }),
    refetchOnMount: 'always',
  });

/** Begins the keys of all that was read of a lease's charges. */
export const chargesKey = (lease: number) => `lease ${lease} charges`;

/** What was charged on a lease, by due date. */
export const chargesOf = ({ id, client }: InBook) =>
  listQueries(chargesKey(id), { list: listCharges, query: { lease: id, client: client.id } });

/** Makes a draft. Throws `ApiError`. */
export const addLease = (body: LeaseInput, idempotencyKey: string): Promise<Lease> =>
  request(createLease, { body, idempotencyKey, timeout: CREATION_TIMEOUT });

/** A unit as it is now: who lets it, and to whom. */
export const unitQuery = (id: number) =>
  queryOptions({
    queryKey: ['units', id],
    queryFn: ({ signal }) => request(getUnit, { ids: { id }, signal }),
    refetchOnMount: 'always',
  });

/** The leases that a unit has or had, and drafts. */
export const leasesOfUnit = (unit: number) =>
  queryOptions({
    queryKey: [...leaseList.key, 'of unit', unit],
    queryFn: ({ signal }) => request(listLeases, { query: { unit, page: 1, page_size: 100 }, signal }),
    refetchOnMount: 'always',
  });

/** Finds units by address, number or tenant. */
export const findUnits: ComboboxSearch = async (q, signal) => {
  const { results } = await request(listUnits, { query: { q, page: 1 }, signal });
  return results.map(({ id, property, unit_number, address, state }) => ({
    value: id,
    label: `${property.name}, unit ${unit_number}`,
    description: `${address} · ${state}`,
  }));
};

/** A tenant who may call, and where they live. */
export interface Caller {
  lease: number;
  number: string;
  name: string;
  property: { id: number; name: string };
  unit: number;
  unit_number: string;
}

/** The tenants of leases in force, by name, address or lease number. */
export async function callersOf(q: string, signal: AbortSignal): Promise<Caller[]> {
  const { results } = await request(listLeases, { query: { q, page: 1, page_size: 50 }, signal });
  return results.flatMap(({ id, number, state, tenant, property, unit }) =>
    tenant && leaseInForce.some((inForce) => inForce === state)
      ? [
          {
            ...{ lease: id, number, name: tenant.name, property },
            ...{ unit: unit.id, unit_number: unit.unit_number },
          },
        ]
      : [],
  );
}

/** Finds leases that were made, by number, tenant or address; of the user's own book without `client`. */
export const leasesIn =
  (client?: number): ComboboxSearch =>
  async (q, signal) => {
    const { results } = await request(listLeases, { query: { q, client, page: 1 }, signal });
    return results.flatMap(({ id, number, state, tenant, property, unit }) =>
      leaseOnceInForce.includes(state)
        ? {
            value: id,
            label: joinParts([number, tenant?.name], ' · '),
            description: `${property.name}, unit ${unit.unit_number} · ${state}`,
          }
        : [],
    );
  };

/** Throws `ApiError`. */
export const changeLease = (id: number, body: LeasePatch) =>
  request(leaseSteps.calls.edit, { ids: { id }, body });

/** Puts a draft into force. Throws `ApiError`. */
export const activateLease = (id: number) => request(leaseSteps.calls.activate, { ids: { id }, body: {} });

/** A new or changed lease: what was read of it, and of lists that it is in, is read again when it is next shown. */
export function showLeaseChange(queryClient: QueryClient, lease: Lease): void {
  const { id } = lease;
  queryClient.setQueryData(leaseQuery(id).queryKey, lease);
  for (const queryKey of [
    leaseList.key,
    leaseBalanceQuery(id).queryKey,
    leaseScheduleQuery(id).queryKey,
    statementKey(id),
    chargesOf(lease).key,
    historyOf('lease', id).key,
    ['units'],
    ['properties'],
  ])
    void queryClient.invalidateQueries({ queryKey });
}
