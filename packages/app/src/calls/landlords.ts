import {
  createLandlord,
  getLandlord,
  type Landlord,
  type LandlordInput,
  type LandlordPatch,
  listLandlords,
  updateLandlord,
} from '@rentsafe/domain/landlord';
import type { Party } from '@rentsafe/domain/party';
import { listProperties } from '@rentsafe/domain/property';
import type { ComboboxSearch } from '@rentsafe/ui/Combobox';
import { type QueryClient, queryOptions } from '@tanstack/react-query';
import { request } from './client';
import { CREATION_TIMEOUT } from './creation';
import { rowsOf } from './everyRow';
import { historyOf } from './history';
import { lenient } from './lenient';
import { listQueries } from './listQueries';

export const landlordList = listQueries('landlords', { list: listLandlords });

/** The landlords of the caller's own book, by name. */
export const findLandlords: ComboboxSearch = async (q, signal) => {
  const { results } = await request(listLandlords, { query: { q, page: 1 }, signal });
  return results.map(({ id, party }) => ({ value: id, label: party.name }));
};

/** A landlord as it is now, each time it is shown. */
export const landlordQuery = (id: number) =>
  queryOptions({
    queryKey: ['landlord', id],
    queryFn: ({ signal }) => request(getLandlord, { ids: { id }, signal }),
    refetchOnMount: 'always',
  });

/** The landlord of a book who is that person or company. The list finds them by name, of which there may be many. */
export const landlordIdQuery = ({ type, id, name }: Party, book: Landlord['client']) =>
  queryOptions({
    queryKey: ['landlord of', book.id, type, id],
    queryFn: async ({ signal }) => {
      const named = { q: name, client: book.id };
      const landlords = rowsOf((paging) =>
        request(listLandlords, { query: { ...named, ...paging }, signal }),
      );
      for await (const { id: landlord, party } of landlords)
        if (party.type === type && party.id === id) return landlord;
      return null;
    },
  });

/** The properties that are a landlord's today. */
export const propertiesOf = ({ id, client }: Pick<Landlord, 'id' | 'client'>) =>
  listQueries(`properties of ${id}`, { list: listProperties, query: { landlord: id, client: client.id } });

const creatingLandlord = lenient(createLandlord);

/** Throws `ApiError`. */
export const addLandlord = (body: LandlordInput, idempotencyKey: string) =>
  request(creatingLandlord, { body, idempotencyKey, timeout: CREATION_TIMEOUT });

/** Throws `ApiError`. */
export const changeLandlord = (id: number, body: LandlordPatch) =>
  request(updateLandlord, { ids: { id }, body });

/** A changed landlord: what was read of it before is read again when it is next shown. */
export function showLandlordChange(queryClient: QueryClient, landlord: Landlord): void {
  const { id } = landlord;
  queryClient.setQueryData(landlordQuery(id).queryKey, landlord);
  for (const queryKey of [landlordList.key, historyOf('landlord', id).key])
    void queryClient.invalidateQueries({ queryKey });
}

/** A landlord was added, or a property found one: the list is read again. */
export const showLandlords = (queryClient: QueryClient): void =>
  void queryClient.invalidateQueries({ queryKey: landlordList.key });
