import {
  type AnonymiseInput,
  anonymiseIndividual,
  createIndividual,
  findSimilarIndividuals,
  getIndividual,
  getIndividualReport,
  type Individual,
  type IndividualInput,
  type IndividualPatch,
  type IndividualRow,
  lookUpIndividual,
  mergeIndividual,
  updateIndividual,
} from '@rentsafe/domain/individual';
import type { PlainDate } from '@rentsafe/format/date';
import { type QueryClient, queryOptions } from '@tanstack/react-query';
import { request } from './client';
import { CREATION_TIMEOUT, matchOrNull, similarOrNone } from './creation';
import { historyOf } from './history';
import { individualList } from './individuals';
import { lenient } from './lenient';
import { prependToLists } from './prependToLists';
import { reportKey, reportStaleTime } from './reportAge';

/** An individual as recorded, as it is now, each time it is shown. No report is read by it. */
export const individualQuery = (id: number) =>
  queryOptions({
    queryKey: ['individual', id],
    queryFn: ({ signal }) => request(getIndividual, { ids: { id }, signal }),
    refetchOnMount: 'always',
  });

/** What the individual report shows, at the end of a day; '' for today. */
export const individualReportQuery = (id: number, asAt: PlainDate | '' = '') =>
  queryOptions({
    queryKey: reportKey('individual', id, asAt),
    queryFn: ({ signal }) =>
      request(getIndividualReport, { ids: { id }, ...(asAt && { query: { as_at: asAt } }), signal }),
    // While the report of another day is on its way, that which is shown stays; never that on somebody else.
    placeholderData: (previous) => (previous?.id === id ? previous : undefined),
    staleTime: reportStaleTime,
    refetchOnMount: true,
  });

const creatingIndividual = lenient(createIndividual);

/** Throws `ApiError`. */
export async function addIndividual(body: IndividualInput, idempotencyKey: string): Promise<IndividualRow> {
  const created = await request(creatingIndividual, { body, idempotencyKey, timeout: CREATION_TIMEOUT });
  return { ...body, ...created };
}

/** A new individual stands on top of the lists that were read, which are then read again. */
export function showIndividual(queryClient: QueryClient, individual: IndividualRow): void {
  const { id, first_name, last_name, identification_number } = individual;
  prependToLists(queryClient, individualList.key, { id, first_name, last_name, identification_number });
  void queryClient.invalidateQueries({ queryKey: individualList.key });
}

/** Throws `ApiError`. */
export const changeIndividual = (id: number, body: IndividualPatch) =>
  request(updateIndividual, { ids: { id }, body });

/** A changed individual: what was read of it before is read again when it is next shown. */
export function showIndividualChange(queryClient: QueryClient, individual: Individual): void {
  const { id } = individual;
  queryClient.setQueryData(individualQuery(id).queryKey, individual);
  for (const queryKey of [
    individualList.key,
    individualReportQuery(id).queryKey,
    historyOf('individual', id).key,
  ])
    void queryClient.invalidateQueries({ queryKey });
}

/** Merges a duplicate, of that version, into the individual that is kept and returned. Throws `ApiError`. */
export const mergeInto = (id: number, into: number, version: number) =>
  request(mergeIndividual, { ids: { id }, body: { into, version } });

/** Two individuals are one now. */
export function showIndividualMerge(queryClient: QueryClient, kept: Individual, goneId: number): void {
  queryClient.removeQueries({ queryKey: individualQuery(goneId).queryKey });
  showIndividualChange(queryClient, kept);
}

/** Removes what identifies a person. Throws `ApiError`. */
export const anonymise = (id: number, body: AnonymiseInput) =>
  request(anonymiseIndividual, { ids: { id }, body });

/** What identifies an individual, as far as it is typed. */
export interface Identification {
  identification_type: string;
  identification_number: string;
}

/** The individual who has this identification already. */
export const individualMatchQuery = (identification: Identification) =>
  queryOptions({
    queryKey: ['individual-match', identification],
    queryFn: ({ signal }) => matchOrNull(request(lookUpIndividual, { query: { ...identification }, signal })),
    // Somebody may add the record in the meantime.
    gcTime: 0,
  });

/** Records that may be of the same person, by what a query string holds of it. */
export const similarIndividuals = (search: string) =>
  queryOptions({
    queryKey: ['similar-individual', search],
    queryFn: ({ signal }) => {
      const query = Object.fromEntries(new URLSearchParams(search));
      return similarOrNone(request(findSimilarIndividuals, { query, signal }));
    },
    // Somebody may add or merge records in the meantime.
    gcTime: 0,
  });
