import { fullName, listIndividuals, lookUpIndividual, searchIndividuals } from '@rentsafe/domain/individual';
import { isNationalId, isPassportNumber, normaliseIdentification } from '@rentsafe/domain/nationalId';
import type { ComboboxOption, ComboboxSearch } from '@rentsafe/ui/Combobox';
import { request } from './client';
import { listQueries } from './listQueries';

export const individualList = listQueries('individuals', {
  list: listIndividuals,
  search: searchIndividuals,
});

/** The individual who has that number, whole: all that a client company may find of whom it may not read about. */
async function findByNumber(q: string, signal: AbortSignal): Promise<ComboboxOption[]> {
  const number = normaliseIdentification(q);
  if (!isNationalId(number) && !isPassportNumber(number)) return [];
  const { match } = await request(lookUpIndividual, { query: { identification_number: q }, signal });
  return match ? [{ value: match.id, label: match.name, description: q }] : [];
}

/** Finds individuals by name or ID; without a term, those of the first page. */
export const findIndividuals: ComboboxSearch = async (q, signal) => {
  const { results } = await (q
    ? request(searchIndividuals, { query: { q, page: 1 }, signal })
    : request(listIndividuals, { query: { page: 1 }, signal }));
  if (results.length === 0) return findByNumber(q, signal);
  return results.map((row) => ({
    value: row.id,
    label: fullName(row),
    ...(row.identification_number && { description: row.identification_number }),
  }));
};
