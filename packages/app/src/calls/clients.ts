import { type ClientInput, createClient, listClients } from '@rentsafe/domain/client';
import { queryOptions } from '@tanstack/react-query';
import { request } from './client';
import { CREATION_TIMEOUT } from './creation';
import { everyRow, rowsOf } from './everyRow';
import { lenient } from './lenient';
import { listQueries } from './listQueries';

/** The provider and its client companies. */
export const clientList = listQueries('clients', { list: listClients });

/** The name of a client; null where there is none of that id. There is no call that reads one alone. */
export const clientNameQuery = (id: number) =>
  queryOptions({
    queryKey: [...clientList.key, 'name', id],
    queryFn: async ({ signal }) => {
      for await (const client of rowsOf((query) => request(listClients, { query, signal })))
        if (client.id === id) return client.name;
      return null;
    },
  });

/** Every client, the provider first. */
export const allClientsQuery = queryOptions({
  queryKey: [...clientList.key, 'all'],
  queryFn: ({ signal }) =>
    everyRow(
      (query) => request(listClients, { query, signal }),
      ({ id }) => id,
    ),
});

const creatingClient = lenient(createClient);

/** Throws `ApiError`. */
export const addClient = (body: ClientInput, idempotencyKey: string) =>
  request(creatingClient, { body, idempotencyKey, timeout: CREATION_TIMEOUT });
