import { removeUserFactors } from '@rentsafe/domain/factor';
import type { Paginated } from '@rentsafe/domain/pagination';
import {
  ADMIN,
  createUser,
  deactivateUser,
  type InternalUser,
  listUsers,
  resetUserPassword,
  type UserInput,
  type UserPatch,
  updateUser,
} from '@rentsafe/domain/user';
import { type QueryClient, queryOptions } from '@tanstack/react-query';
import { request } from './client';
import { CREATION_TIMEOUT } from './creation';
import { everyRow } from './everyRow';
import { lenient } from './lenient';
import { listQueries } from './listQueries';
import { prependToLists } from './prependToLists';

const creatingUser = lenient(createUser);

/** Every user of a client, by name. */
export const allUsersQuery = (client: number) =>
  queryOptions({
    queryKey: ['all users of client', client],
    queryFn: async ({ signal }) => {
      const users = await everyRow(
        (query) => request(listUsers, { ids: { client }, query, signal }),
        ({ id }) => id,
      );
      return users.map(({ id, first_name, last_name }) => ({ id, name: `${first_name} ${last_name}` }));
    },
  });

/** The calls about the users of a client, each of which throws `ApiError`. */
export function usersOf(client: number) {
  const list = listQueries(`users of client ${client}`, { list: listUsers, ids: { client } });
  const hasAdmin = queryOptions({
    queryKey: ['has an Admin', client],
    queryFn: async ({ signal }) => {
      const query = { access_level: String(ADMIN), page_size: 100 };
      const { results } = await request(listUsers, { ids: { client }, query, signal });
      return results.some(({ access_level, is_active }) => access_level === ADMIN && is_active !== false);
    },
    refetchOnMount: 'always',
  });
  return {
    list,

    /** Whether anyone of the client can add and change its users. */
    hasAdmin,

    /** Without an invitation where the backend sends none. */
    add: async (body: UserInput, idempotencyKey: string) => {
      const options = { ids: { client }, body, idempotencyKey, timeout: CREATION_TIMEOUT };
      return { ...body, ...(await request(creatingUser, options)) };
    },

    change: (id: number, body: UserPatch) => request(updateUser, { ids: { client, id }, body }),

    deactivate: (id: number) => request(deactivateUser, { ids: { client, id } }),

    removeFactors: (id: number) => request(removeUserFactors, { ids: { client, id } }),

    invite: (id: number) => request(resetUserPassword, { ids: { client, id } }),

    /**
     * A new user stands on top of the lists that were read, which are read again when they are next shown. Not at once: users
     * are listed oldest first, and the new one would go from sight to the last page.
     */
    show: (queryClient: QueryClient, user: InternalUser): void => {
      prependToLists(queryClient, list.key, user);
      void queryClient.invalidateQueries({ queryKey: list.key, refetchType: 'none' });
      void queryClient.invalidateQueries({ queryKey: hasAdmin.queryKey });
    },

    /** A user who was changed stands so in the lists that were read. */
    showChanged: (
      queryClient: QueryClient,
      changed: Pick<InternalUser, 'id'> & Partial<InternalUser>,
    ): void => {
      void queryClient.invalidateQueries({ queryKey: hasAdmin.queryKey });
      queryClient.setQueriesData<Paginated<InternalUser>>(
        { queryKey: list.key },
        (page) =>
          page && {
            ...page,
            results: page.results.map((user) => (user.id === changed.id ? { ...user, ...changed } : user)),
          },
      );
    },
  };
}

export type UsersOfClient = ReturnType<typeof usersOf>;
