import { listCharges } from '@rentsafe/domain/charge';
import { today } from '@rentsafe/domain/date';
import { createDispute, type Dispute, type DisputeInput, listDisputes } from '@rentsafe/domain/dispute';
import type { Lease } from '@rentsafe/domain/lease';
import { addMonths, firstDayOf, monthOf } from '@rentsafe/format/date';
import { type QueryClient, queryOptions } from '@tanstack/react-query';
import { request } from './client';
import { everyRow } from './everyRow';
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

/** The disputes of the book; for the provider those of all books, what must be decided next first. */
export const disputeList = listQueries('disputes', { list: listDisputes });

/** How many disputes are open in the accounts of a client. */
export const openDisputesQuery = (client: number) =>
  queryOptions({
    queryKey: [...disputeList.key, 'open', client],
    queryFn: async ({ signal }) => {
      const query = { client, state: 'open', page_size: 1 };
      return (await request(listDisputes, { query, signal })).count;
    },
  });

/** The disputes of the report on the own company, the newest first. */
export const ownCasesQuery = (company: number) =>
  queryOptions({
    queryKey: [...disputeList.key, 'of the report on', company],
    queryFn: async ({ signal }) => {
      const disputes = await everyRow(
        (query) => request(listDisputes, { query: { q: 'DP-', ...query }, signal }),
        ({ id }) => id,
      );
      return disputes.filter(
        ({ number, party }) => number !== null && party.type === 'company' && party.id === company,
      );
    },
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
    disputeList.key,
    [`${type}-report`, id],
    ...(lease ? [[disputesOfLease(lease.id)], [chargesKey(lease.id)]] : []),
    ...(claim ? [[ofClaim(claim)]] : []),
  ];
  for (const queryKey of keys) void queryClient.invalidateQueries({ queryKey });
}
