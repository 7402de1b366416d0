import { changePassword, endOtherSessions, endSession, listSessions } from '@rentsafe/domain/session';
import { queryOptions } from '@tanstack/react-query';
import { request } from './client';

/** One's own open sessions, read again whenever they are shown: another device may have signed in meanwhile. */
export const sessionsQuery = queryOptions({
  queryKey: ['sessions'],
  queryFn: ({ signal }) => request(listSessions, { signal }),
  refetchOnMount: 'always',
});

/** Throws `ApiError`. */
export const signOutSession = (id: number) => request(endSession, { ids: { id } });

/** Throws `ApiError`. */
export const signOutElsewhere = () => request(endOtherSessions);

/** Throws `ApiError`. */
export const replacePassword = (current_password: string, password: string) =>
  request(changePassword, { body: { current_password, password } });
