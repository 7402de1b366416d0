import { me } from '@rentsafe/domain/session';
import { ADMIN } from '@rentsafe/domain/user';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { request } from '../api/client';

const meQuery = queryOptions({
  queryKey: ['me'],
  queryFn: ({ signal }) => request(me, { signal }),
});

/**
 * Whether who is signed in is an Admin of the provider. False until the server has confirmed it: it decides what is offered,
 * never what is allowed.
 */
export function useIsAdmin(): boolean {
  const { data } = useQuery(meQuery);
  return data?.user_type === 'staff' && data.access_level === ADMIN;
}
