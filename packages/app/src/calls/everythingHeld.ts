import { listClaims } from '@rentsafe/domain/claim';
import { listClients } from '@rentsafe/domain/client';
import { listCompanyAccess } from '@rentsafe/domain/company';
import { listConsents } from '@rentsafe/domain/consent';
import { listDisputes } from '@rentsafe/domain/dispute';
import { listIndividualAccess } from '@rentsafe/domain/individual';
import { listLeases } from '@rentsafe/domain/lease';
import type { PartyInput } from '@rentsafe/domain/party';
import { listReportIssues } from '@rentsafe/domain/reportIssue';
import { queryOptions } from '@tanstack/react-query';
import { request } from './client';
import { everyRow } from './everyRow';

const allOf = <Row extends { id: number }>(read: Parameters<typeof everyRow<Row>>[0]) =>
  everyRow(read, ({ id }) => id);

async function readEverything({ type, id }: PartyInput, signal: AbortSignal) {
  const of = { party_type: type, party: id };
  const isTheirs = ({ party }: { party: PartyInput }) => party.type === type && party.id === id;
  const access = type === 'company' ? listCompanyAccess : listIndividualAccess;
  const readers = await everyRow(
    (query) => request(access, { ids: { id }, query, signal }),
    // A server may use a request id again.
    ({ at, request_id, action }) => `${at} ${request_id} ${action}`,
  );
  const books = await allOf((query) => request(listClients, { query, signal }));
  // Book by book: a server is not asked for all of them at once.
  const ofBooks = [];
  for (const { id: client, name: book } of books) {
    const inBook = { ...of, client };
    const [leases, consents, issues, disputes] = await Promise.all([
      allOf((query) => request(listLeases, { query: { ...inBook, ...query }, signal })),
      allOf((query) => request(listConsents, { query: { ...inBook, ...query }, signal })),
      allOf((query) => request(listReportIssues, { query: { ...inBook, ...query }, signal })),
      allOf((query) => request(listDisputes, { query: { client, ...query }, signal })),
    ]);
    const ofLeases = await Promise.all(
      leases.map(async ({ id: lease }) => ({
        claims: await allOf((query) => request(listClaims, { query: { lease, client, ...query }, signal })),
      })),
    );
    ofBooks.push({
      leases: leases.map((lease) => ({ ...lease, book })),
      consents: consents.map((consent) => ({ ...consent, book })),
      issues: issues.map((issue) => ({ ...issue, book })),
      claims: ofLeases.flatMap(({ claims }) => claims.filter(isTheirs)),
      disputes: disputes.filter(isTheirs),
    });
  }
  return {
    readers,
    leases: ofBooks.flatMap(({ leases }) => leases),
    consents: ofBooks.flatMap(({ consents }) => consents),
    issues: ofBooks.flatMap(({ issues }) => issues),
    claims: ofBooks.flatMap(({ claims }) => claims),
    disputes: ofBooks.flatMap(({ disputes }) => disputes),
  };
}

export type HeldByBooks = Awaited<ReturnType<typeof readEverything>>;

/**
 * What all books hold about a person or a company beside record and report, and who read the report. Only Admins of the provider may
 * read all of it.
 */
export const everythingHeldQuery = (party: PartyInput) =>
  queryOptions({
    queryKey: ['everything held', party.type, party.id],
    queryFn: ({ signal }) => readEverything(party, signal),
    gcTime: 0,
    refetchOnMount: 'always',
  });
