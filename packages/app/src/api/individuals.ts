import {
  createIndividual,
  fullName,
  getIndividualReport,
  type Individual,
  type IndividualInput,
  listIndividuals,
  lookUpIndividual,
  searchIndividuals,
} from '@rentsafe/domain/individual';
import type { ComboboxSearch } from '@rentsafe/ui/Combobox';
import { keepPreviousData, type QueryClient, queryOptions } from '@tanstack/react-query';
import { request } from './client';
import { CREATION_TIMEOUT, matchOrNull, refetchWhenInvalidated } from './creation';
import type { ListState } from './listState';
import { refetchWhenOutdated } from './reportAge';
import { showAdded } from './showAdded';

export const individualKeys = {
  lists: ['individuals'],
  list: ({ q, page }: ListState) => ['individuals', q, page],
  report: (id: number) => ['individual-report', id],
} as const;

/** A page of individuals: of the search for `q`, or of all of them. */
export const individualsQuery = ({ q, page }: ListState) =>
  queryOptions({
    queryKey: individualKeys.list({ q, page }),
    queryFn: ({ signal }) =>
      q
        ? request(searchIndividuals, { query: { q, page }, signal })
        : request(listIndividuals, { query: { page }, signal }),
    placeholderData: keepPreviousData,
    refetchOnMount: refetchWhenInvalidated,
  });

/** What the individual report shows. */
export const individualReportQuery = (id: number) =>
  queryOptions({
    queryKey: individualKeys.report(id),
    queryFn: ({ signal }) => request(getIndividualReport, { ids: { id }, signal }),
    refetchOnMount: refetchWhenOutdated,
  });

/** Throws `ApiError`. */
export const addIndividual = (body: IndividualInput, idempotencyKey: string) =>
  request(createIndividual, { body, idempotencyKey, timeout: CREATION_TIMEOUT });

/** A new individual stands on top of the lists that were read, which are then read again. */
export function showIndividual(queryClient: QueryClient, individual: Individual): void {
  const { id, first_name, last_name, identification_number } = individual;
  showAdded(queryClient, individualKeys.lists, { id, first_name, last_name, identification_number });
  void queryClient.invalidateQueries({ queryKey: individualKeys.lists });
}

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

/** Finds individuals by name or ID; without a term, those of the first page. */
export const findIndividuals: ComboboxSearch = async (q, signal) => {
  const { results } = await (q
    ? request(searchIndividuals, { query: { q }, signal })
    : request(listIndividuals, { signal }));
  return results.map((row) => ({
    value: row.id,
    label: fullName(row),
    ...(row.identification_number && { description: row.identification_number }),
  }));
};
