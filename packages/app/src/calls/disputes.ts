import { listCharges } from '@rentsafe/domain/charge';
import { addMonths, firstDayOf, monthOf, today } from '@rentsafe/domain/date';
import { createDispute, type Dispute, type DisputeInput, listDisputes } from '@rentsafe/domain/dispute';
import type { Lease } from '@rentsafe/domain/lease';
import { type QueryClient, queryOptions } from '@tanstack/react-query';
import { request } from './client';
import { chargesKey, chargesOf } from './leases';
import { listQueries } from './listQueries';

type InBook = Pick<Lease, 'id' | 'client'>;

/** Begins the keys of the disputes of a lease. */
export const disputesOfLease = (lease: number) => `disputes of lease ${lease}`;
const ofClaim = (claim: number) => `disputes of claim ${claim}`;

/** The disputes of a lease, or of one of its claims, newest first. */
export const disputesOf = ({ id, client }: InBook, claim?: number) =>
  listQueries(claim ? ofClaim(claim) : disputesOfLease(id), {
    list: listDisputes,
    query: { lease: id, client: client.id, ...(claim && { claim }) },
  });

/** The charges of the last two years, which may be disputed. */
export const disputableQuery = ({ id, client }: InBook) =>
  queryOptions({
    queryKey: [...chargesOf({ id, client }).key, 'disputable'],
    queryFn: ({ signal }) =>
      request(listCharges, {
        query: {
          lease: id,
          client: client.id,
          due_from: firstDayOf(addMonths(monthOf(today()), -24)),
          page_size: 100,
        },
        signal,
      }),
  });

/** Throws `ApiError`. */
export const openDispute = (body: DisputeInput, idempotencyKey: string) =>
  request(createDispute, { body, idempotencyKey });

/** What a dispute changes is read again when it is next shown: the lists, the charges, and the report on its party. */
export function showDispute(queryClient: QueryClient, { lease, claim, party: { type, id } }: Dispute): void {
  const keys = [
    [disputesOfLease(lease.id)],
    [chargesKey(lease.id)],
    [`${type}-report`, id],
    ...(claim ? [[ofClaim(claim)]] : []),
  ];
  for (const queryKey of keys) void queryClient.invalidateQueries({ queryKey });
}
