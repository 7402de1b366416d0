import { getLeaseBalance, listCharges } from '@rentsafe/domain/charge';
import {
  activateLease,
  cancelLease,
  endLease,
  extendLease,
  getLease,
  getLeaseSchedule,
  giveLeaseNotice,
  type Lease,
  type LeaseEnd,
  type LeaseExtension,
  type LeaseNotice,
  type LeasePatch,
  listLeases,
  updateLease,
  withdrawLeaseNotice,
} from '@rentsafe/domain/lease';
import { getProperty } from '@rentsafe/domain/property';
import { getUnit } from '@rentsafe/domain/unit';
import { type QueryClient, queryOptions } from '@tanstack/react-query';
import { request } from './client';
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

/** The name of a property, or of a unit with its property, by which leases are narrowed. */
export const placeNameQuery = (kind: 'property' | 'unit', id: number) =>
  queryOptions({
    queryKey: ['place name', kind, id],
    queryFn: async ({ signal }) => {
      if (kind === 'property') return (await request(getProperty, { ids: { id }, signal })).name;
      const { property, unit_number } = await request(getUnit, { ids: { id }, signal });
      return `${property.name}, unit ${unit_number}`;
    },
  });

/** What a lease owes today, by currency and age. */
export const leaseBalanceQuery = (id: number) =>
  queryOptions({
    queryKey: ['lease', id, 'balance'],
    queryFn: ({ signal }) => request(getLeaseBalance, { ids: { id }, signal }),
    refetchOnMount: 'always',
  });

/** What a lease charges, from its beginning to 12 months ahead. */
export const leaseScheduleQuery = (id: number) =>
  queryOptions({
    queryKey: ['lease', id, 'schedule'],
    queryFn: ({ signal }) => request(getLeaseSchedule, { ids: { id }, signal }),
    refetchOnMount: 'always',
  });

/** What was charged on a lease, by due date. */
export const chargesOf = (id: number) =>
  listQueries(`lease ${id} charges`, { list: listCharges, query: { lease: id } });

/** Throws `ApiError`. */
export const changeLease = (id: number, body: LeasePatch) => request(updateLease, { ids: { id }, body });

/** What takes a lease from one state to another. Each throws `ApiError`. */
export const leaseVerbs = {
  activate: (id: number): Promise<Lease> => request(activateLease, { ids: { id }, body: {} }),
  cancel: (id: number): Promise<Lease> => request(cancelLease, { ids: { id }, body: {} }),
  withdraw: (id: number): Promise<Lease> => request(withdrawLeaseNotice, { ids: { id }, body: {} }),
  giveNotice: (id: number, body: LeaseNotice): Promise<Lease> =>
    request(giveLeaseNotice, { ids: { id }, body }),
  renew: (id: number, body: LeaseExtension): Promise<Lease> => request(extendLease, { ids: { id }, body }),
  end: (id: number, body: LeaseEnd) => request(endLease, { ids: { id }, body }),
};

/** A new or changed lease: what was read of it, and of lists that it is in, is read again when it is next shown. */
export function showLeaseChange(queryClient: QueryClient, lease: Lease): void {
  const { id } = lease;
  queryClient.setQueryData(leaseQuery(id).queryKey, lease);
  for (const queryKey of [
    leaseList.key,
    leaseBalanceQuery(id).queryKey,
    leaseScheduleQuery(id).queryKey,
    chargesOf(id).key,
    historyOf('lease', id).key,
    ['units'],
    ['properties'],
  ])
    void queryClient.invalidateQueries({ queryKey });
}
