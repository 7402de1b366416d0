import type { Paginated } from '@rentsafe/domain/pagination';
import {
  createUser,
  deactivateUser,
  type InternalUser,
  listUsers,
  PROVIDER_CLIENT_ID,
  resetUserPassword,
  type UserInput,
  type UserPatch,
  updateUser,
} from '@rentsafe/domain/user';
import { keepPreviousData, type QueryClient, queryOptions } from '@tanstack/react-query';
import { ApiError } from './ApiError';
import { request } from './client';
import { CREATION_TIMEOUT, refetchWhenInvalidated } from './creation';
import { lenient } from './lenient';
import type { ListState } from './listState';
import { prependToLists } from './prependToLists';

const client = PROVIDER_CLIENT_ID;

export const userKeys = {
  all: ['users'],
  list: ({ q, page }: ListState) => ['users', q, page],
} as const;

const isMissing = (error: unknown) => error instanceof ApiError && error.kind === 'notFound';

/** Page 1 is always there, where there is a list at all. */
const noList = (cause: unknown) =>
  new ApiError('notFound', {
    status: 404,
    body: { detail: 'This server keeps no list of users. Users can still be added.' },
    cause,
  });

/** A page of the provider's users: of the search for `q`, or of all of them. */
export const usersQuery = ({ q, page }: ListState) =>
  queryOptions({
    queryKey: userKeys.list({ q, page }),
    queryFn: ({ signal }) =>
      request(listUsers, { ids: { client }, query: { q, page }, signal }).catch((error: unknown) => {
        throw isMissing(error) && page === 1 ? noList(error) : error;
      }),
    placeholderData: keepPreviousData,
    refetchOnMount: refetchWhenInvalidated,
  });

const creatingUser = lenient(createUser);

/** Throws `ApiError`. Without an invitation where the backend tells none. */
export async function addUser(body: UserInput, idempotencyKey: string) {
  const options = { ids: { client }, body, idempotencyKey, timeout: CREATION_TIMEOUT };
  return { ...body, ...(await request(creatingUser, options)) };
}

export const changeUser = (id: number, body: UserPatch) => request(updateUser, { ids: { client, id }, body });

export const removeUser = (id: number) => request(deactivateUser, { ids: { client, id } });

export const invite = (id: number) => request(resetUserPassword, { ids: { client, id } });

/**
 * A new user stands on top of the lists that were read, which are read again when they are next shown. Not at once: users
 * are listed oldest first, and the new one would go from sight to the last page.
 */
export function showUser(queryClient: QueryClient, user: InternalUser): void {
  prependToLists(queryClient, userKeys.all, user);
  void queryClient.invalidateQueries({ queryKey: userKeys.all, refetchType: 'none' });
}

/** A user who was changed stands so in the lists that were read. */
export function showChanged(
  queryClient: QueryClient,
  changed: Pick<InternalUser, 'id'> & Partial<InternalUser>,
): void {
  queryClient.setQueriesData<Paginated<InternalUser>>(
    { queryKey: userKeys.all },
    (page) =>
      page && {
        ...page,
        results: page.results.map((user) => (user.id === changed.id ? { ...user, ...changed } : user)),
      },
  );
}
