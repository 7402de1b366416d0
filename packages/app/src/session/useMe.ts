import { me } from '@rentsafe/domain/session';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { request } from '../calls/client';

const meQuery = queryOptions({
  queryKey: ['me'],
  queryFn: ({ signal }) => request(me, { signal }),
});

/** Who is signed in, as the server has it: read once. */
export const useMe = () => useQuery(meQuery);
