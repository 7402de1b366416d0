import { firstCalls } from '@rentsafe/domain/firstCalls';
import type { QueryClient } from '@tanstack/react-query';
import { attempt } from '../api/attempt';
import { forgetAll } from '../api/queryClient';
import { clearLogin, readLogin } from './storedLogin';

/** Forgets the login and everything that was read with it; tells the server without waiting for it. */
export function signOut(queryClient: QueryClient): void {
  const login = readLogin();
  clearLogin();
  forgetAll(queryClient);
  if (login)
    attempt(firstCalls.logout, { body: { refresh: login.refresh_token } }, login.access_token).catch(
      () => {},
    );
}
