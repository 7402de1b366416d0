import {
  createClaim,
  getClaim,
  type LeaseClaim,
  type LeaseClaimInput,
  listClaims,
} from '@rentsafe/domain/claim';
import type { Lease } from '@rentsafe/domain/lease';
import { type QueryClient, queryOptions } from '@tanstack/react-query';
import { request } from './client';
import { CREATION_TIMEOUT } from './creation';
import { showDebtCall } from './debtCalls';
import { listQueries } from './listQueries';
import { prependToLists } from './prependToLists';

/** The claims of the book, newest first. */
export const claimList = listQueries('claims', { list: listClaims });

const claimsName = (lease: number) => `claims of ${lease}`;
/** Begins the keys of all that was read of a lease's claims. */
export const claimsKey = (lease: number) => [claimsName(lease)];

/** The claims of a lease, newest first. */
export const claimsOf = ({ id, client }: Pick<Lease, 'id' | 'client'>) =>
  listQueries(claimsName(id), { list: listClaims, query: { lease: id, client: client.id } });

/** A claim as it is now, each time it is shown. */
export const claimQuery = (id: number) =>
  queryOptions({
    queryKey: ['claim', id],
    queryFn: ({ signal }) => request(getClaim, { ids: { id }, signal }),
    refetchOnMount: 'always',
  });

/** Throws `ApiError`. */
export const addClaim = (body: LeaseClaimInput, idempotencyKey: string): Promise<LeaseClaim> =>
  request(createClaim, { body, idempotencyKey, timeout: CREATION_TIMEOUT });

/** What a claim changes is read again when it is next shown: the lists, and the step of its debt. */
export function showClaimChange(queryClient: QueryClient, claim: LeaseClaim): void {
  queryClient.setQueryData(claimQuery(claim.id).queryKey, claim);
  for (const queryKey of [claimList.key, claimsKey(claim.lease.id)])
    void queryClient.invalidateQueries({ queryKey });
  showDebtCall(queryClient);
}

/** A new claim stands on top of the lists. */
export function showClaim(queryClient: QueryClient, claim: LeaseClaim): void {
  for (const key of [claimList.key, claimsKey(claim.lease.id)]) prependToLists(queryClient, key, claim);
  showClaimChange(queryClient, claim);
}
