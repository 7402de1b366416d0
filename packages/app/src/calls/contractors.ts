import {
  type Contractor,
  type ContractorInput,
  type ContractorPatch,
  createContractor,
  getContractor,
  listContractors,
  updateContractor,
} from '@rentsafe/domain/contractor';
import type { ComboboxSearch } from '@rentsafe/ui/Combobox';
import { type QueryClient, queryOptions } from '@tanstack/react-query';
import { request } from './client';
import { CREATION_TIMEOUT } from './creation';
import { historyOf } from './history';
import { lenient } from './lenient';
import { listQueries } from './listQueries';

/** The contractors of the book, the newest first; orders change how many each has. */
export const contractorList = listQueries('contractors', { list: listContractors, isFresh: true });

/** The active contractors of the caller's own book, by name, trade or person; of these trades, or of any. */
export const contractorsOf =
  (trades?: readonly string[] | null): ComboboxSearch =>
  async (q, signal) => {
    const narrowed = trades ? { industry: trades.join(',') } : {};
    const query = { q, is_active: 'true', page: 1, ...narrowed };
    const { results } = await request(listContractors, { query, signal });
    return results.map(({ id, name, industry }) => ({ value: id, label: name, description: industry }));
  };

/** A contractor as it is now, each time it is shown. */
export const contractorQuery = (id: number) =>
  queryOptions({
    queryKey: ['contractor', id],
    queryFn: ({ signal }) => request(getContractor, { ids: { id }, signal }),
    refetchOnMount: 'always',
  });

export const findContractors = contractorsOf();

const creatingContractor = lenient(createContractor);

/** Throws `ApiError`. */
export const addContractor = (body: ContractorInput, idempotencyKey: string) =>
  request(creatingContractor, { body, idempotencyKey, timeout: CREATION_TIMEOUT });

/** Throws `ApiError`. */
export const changeContractor = (id: number, body: ContractorPatch) =>
  request(updateContractor, { ids: { id }, body });

export const showContractors = (queryClient: QueryClient): void =>
  void queryClient.invalidateQueries({ queryKey: contractorList.key });

/** A changed contractor: what was read of it before is read again when it is next shown. */
export function showContractorChange(queryClient: QueryClient, contractor: Contractor): void {
  const { id } = contractor;
  queryClient.setQueryData(contractorQuery(id).queryKey, contractor);
  void queryClient.invalidateQueries({ queryKey: historyOf('contractor', id).key });
  showContractors(queryClient);
}
