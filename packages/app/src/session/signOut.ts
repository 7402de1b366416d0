import type { QueryClient } from '@tanstack/react-query';
import { clearCache } from '../calls/queryClient';
import { clearLogin, readLogin } from '../login/storedLogin';
import { endSession } from './endSession';

/** Forgets the login and everything that was read with it; tells the server without waiting for it. */
export function signOut(queryClient: QueryClient): void {
  const login = readLogin();
  clearLogin();
  clearCache(queryClient);
  if (login) endSession(login);
}
