import {
  type ClaimDay,
  type ClaimNotice,
  type ClaimWithdrawal,
  createClaim,
  getClaim,
  giveClaimNotice,
  type LeaseClaim,
  type LeaseClaimInput,
  type LeaseClaimPatch,
  listClaims,
  publishClaim,
  settleClaim,
  updateClaim,
  withdrawClaim,
} from '@rentsafe/domain/claim';
import { type QueryClient, queryOptions } from '@tanstack/react-query';
import { request } from './client';
import { CREATION_TIMEOUT } from './creation';
import { showDebtCall } from './debtCalls';
import { listQueries } from './listQueries';
import { prependToLists } from './prependToLists';

/** The claims of the book, newest first. */
export const claimList = listQueries('claims', { list: listClaims });

/** The claims of a lease, newest first. */
export const claimsOf = (lease: number) =>
  listQueries(`claims of ${lease}`, { list: listClaims, query: { lease } });

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

/** Each throws `ApiError`. */
export const claimVerbs = {
  edit: (id: number, body: LeaseClaimPatch) => request(updateClaim, { ids: { id }, body }),
  notice: (id: number, body: ClaimNotice) => request(giveClaimNotice, { ids: { id }, body }),
  list: (id: number, body: ClaimDay) => request(publishClaim, { ids: { id }, body }),
  settle: (id: number, body: ClaimDay) => request(settleClaim, { ids: { id }, body }),
  withdraw: (id: number, body: ClaimWithdrawal) => request(withdrawClaim, { ids: { id }, body }),
};

/** What a claim changes is read again when it is next shown: the lists, and the step of its debt. */
export function showClaimChange(queryClient: QueryClient, claim: LeaseClaim): void {
  queryClient.setQueryData(claimQuery(claim.id).queryKey, claim);
  for (const queryKey of [claimList.key, claimsOf(claim.lease.id).key])
    void queryClient.invalidateQueries({ queryKey });
  showDebtCall(queryClient);
}

/** A new claim stands on top of the lists. */
export function showClaim(queryClient: QueryClient, claim: LeaseClaim): void {
  for (const key of [claimList.key, claimsOf(claim.lease.id).key]) prependToLists(queryClient, key, claim);
  showClaimChange(queryClient, claim);
}
