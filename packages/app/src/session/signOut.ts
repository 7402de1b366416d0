import type { QueryClient } from '@tanstack/react-query';
import { forgetAll } from '../api/queryClient';
import { endSession } from './endSession';
import { clearLogin, readLogin } from './storedLogin';

/** Forgets the login and everything that was read with it; tells the server without waiting for it. */
export function signOut(queryClient: QueryClient): void {
  const login = readLogin();
  clearLogin();
  forgetAll(queryClient);
  if (login) endSession(login);
}
