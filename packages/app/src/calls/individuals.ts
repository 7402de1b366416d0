import { fullName, listIndividuals, searchIndividuals } from '@rentsafe/domain/individual';
import type { ComboboxSearch } from '@rentsafe/ui/Combobox';
import { request } from './client';
import { listQueries } from './listQueries';

export const individualList = listQueries('individuals', {
  list: listIndividuals,
  search: searchIndividuals,
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
