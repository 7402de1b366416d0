import { fullName, listIndividuals, searchIndividuals } from '@rentsafe/domain/individual';
import type { ComboboxSearch } from '@rentsafe/ui/Combobox';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { request } from './client';
import { refetchWhenInvalidated } from './creation';
import type { ListState } from './listState';

export const individualKeys = {
  lists: ['individuals'],
  list: ({ q, page }: ListState) => ['individuals', q, page],
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

/** Finds individuals by name or ID; without a term, those of the first page. */
export const findIndividuals: ComboboxSearch = async (q, signal) => {
  const { results } = await (q
    ? request(searchIndividuals, { query: { q, page: 1 }, signal })
    : request(listIndividuals, { query: { page: 1 }, signal }));
  return results.map((row) => ({
    value: row.id,
    label: fullName(row),
    ...(row.identification_number && { description: row.identification_number }),
  }));
};
