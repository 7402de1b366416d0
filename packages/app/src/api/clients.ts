import { type Client, type ClientInput, createClient, listClients } from '@rentsafe/domain/client';
import { queryOptions } from '@tanstack/react-query';
import { request } from './client';
import { CREATION_TIMEOUT } from './creation';
import { lenient } from './lenient';
import { listQueries } from './listQueries';

/** The provider and its client companies. */
export const clientList = listQueries('clients', { list: listClients });

/** The name of a client; null where there is none of that id. There is no call that reads one alone. */
export const clientNameQuery = (id: number) =>
  queryOptions({
    queryKey: [...clientList.key, 'name', id],
    queryFn: async ({ signal }) => {
      let found: Client | undefined;
      for (let page = 1, isLast = false; !found && !isLast; page += 1) {
        const { results, next } = await request(listClients, { query: { page, page_size: 100 }, signal });
        found = results.find((client) => client.id === id);
        isLast = next === null;
      }
      return found?.name ?? null;
    },
  });

const creatingClient = lenient(createClient);

/** Throws `ApiError`. */
export const addClient = (body: ClientInput, idempotencyKey: string) =>
  request(creatingClient, { body, idempotencyKey, timeout: CREATION_TIMEOUT });
