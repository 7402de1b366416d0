import { PROVIDER_CLIENT_ID } from '@rentsafe/domain/client';
import { type Consent, type ConsentInput, createConsent, listConsents } from '@rentsafe/domain/consent';
import type { PartyInput } from '@rentsafe/domain/party';
import type { QueryClient } from '@tanstack/react-query';
import { readLogin } from '../login/storedLogin';
import { request } from './client';
import { companyQuery, companyReportQuery } from './companies';
import { CREATION_TIMEOUT } from './creation';
import { individualQuery, individualReportQuery } from './individualRecord';
import { listQueries } from './listQueries';
import { PAGE_SIZE } from './listState';

/** Admins of the provider are told the consents of all clients, unless they ask for those of one. */
const own = (): Record<string, number> =>
  readLogin()?.user_type === 'staff' ? { client: PROVIDER_CLIENT_ID } : {};

/** The consents of a person or a company that the caller's client holds, newest first. */
export const consentsOf = ({ type, id }: PartyInput) =>
  listQueries(`consents of ${type} ${id}`, {
    list: listConsents,
    query: { party_type: type, party: id, ...own() },
  });

/** The consents of the caller's book, newest first. */
export const ownConsents = () =>
  listQueries('own consents', { list: listConsents, query: own(), isFresh: true });

/** The consents of all clients, for Admins of the provider. */
export const consentList = listQueries('consents', { list: listConsents, isFresh: true });

/** The newest of a person or a company. */
export const newestConsents = (party: PartyInput) =>
  consentsOf(party).page({ q: '', page: 1, pageSize: PAGE_SIZE, ordering: '', filters: {} });

/** Throws `ApiError`. */
export const addConsent = (body: ConsentInput, idempotencyKey: string): Promise<Consent> =>
  request(createConsent, { body, idempotencyKey, timeout: CREATION_TIMEOUT });

const keysOf = ({ type, id }: PartyInput) =>
  type === 'company'
    ? [companyQuery(id).queryKey, companyReportQuery(id).queryKey]
    : [individualQuery(id).queryKey, individualReportQuery(id).queryKey];

/** What may be read of a person or a company is read again. */
export function showConsentChange(queryClient: QueryClient, { party }: Consent): void {
  for (const queryKey of [consentList.key, ownConsents().key, consentsOf(party).key, ...keysOf(party)])
    void queryClient.invalidateQueries({ queryKey });
}

/** What was read by a consent that has ended is not kept; what is in sight is read again. */
export function forgetReport(queryClient: QueryClient, party: PartyInput): void {
  for (const queryKey of keysOf(party)) void queryClient.resetQueries({ queryKey });
}
