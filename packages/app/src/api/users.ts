import { PROVIDER_CLIENT_ID } from '@rentsafe/domain/client';
import type { Paginated } from '@rentsafe/domain/pagination';
import {
  createUser,
  deactivateUser,
  type InternalUser,
  listUsers,
  resetUserPassword,
  type UserInput,
  type UserPatch,
  updateUser,
} from '@rentsafe/domain/user';
import type { QueryClient } from '@tanstack/react-query';
import { request } from './client';
import { CREATION_TIMEOUT } from './creation';
import { lenient } from './lenient';
import { listQueries } from './listQueries';
import { prependToLists } from './prependToLists';

const client = PROVIDER_CLIENT_ID;

/** The provider's users. */
export const userList = listQueries('users', { list: listUsers, ids: { client } });

const creatingUser = lenient(createUser);

/** Throws `ApiError`. Without an invitation where the backend sends none. */
export async function addUser(body: UserInput, idempotencyKey: string) {
  const options = { ids: { client }, body, idempotencyKey, timeout: CREATION_TIMEOUT };
  return { ...body, ...(await request(creatingUser, options)) };
}

export const changeUser = (id: number, body: UserPatch) => request(updateUser, { ids: { client, id }, body });

export const deactivate = (id: number) => request(deactivateUser, { ids: { client, id } });

export const invite = (id: number) => request(resetUserPassword, { ids: { client, id } });

/**
 * A new user stands on top of the lists that were read, which are read again when they are next shown. Not at once: users
 * are listed oldest first, and the new one would go from sight to the last page.
 */
export function showUser(queryClient: QueryClient, user: InternalUser): void {
  prependToLists(queryClient, userList.key, user);
  void queryClient.invalidateQueries({ queryKey: userList.key, refetchType: 'none' });
}

/** A user who was changed stands so in the lists that were read. */
export function showChanged(
  queryClient: QueryClient,
  changed: Pick<InternalUser, 'id'> & Partial<InternalUser>,
): void {
  queryClient.setQueriesData<Paginated<InternalUser>>(
    { queryKey: userList.key },
    (page) =>
      page && {
        ...page,
        results: page.results.map((user) => (user.id === changed.id ? { ...user, ...changed } : user)),
      },
  );
}
