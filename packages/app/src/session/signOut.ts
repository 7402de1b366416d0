import { firstCalls } from '@rentsafe/domain/firstCalls';
import type { QueryClient } from '@tanstack/react-query';
import { ApiError } from '../api/ApiError';
import { attempt } from '../api/attempt';
import { forgetAll } from '../api/queryClient';
import { clearLogin, readLogin, type StoredLogin } from './storedLogin';

/** Forgets the login and everything that was read with it; tells the server without waiting for it. */
export function signOut(queryClient: QueryClient): void {
  const login = readLogin();
  clearLogin();
  forgetAll(queryClient);
  if (login) endSession(login).catch(() => {});
}

/** Also where the access token has expired: the refresh token would live on, and gives one last access token to end it with. */
async function endSession({ access_token, refresh_token }: StoredLogin): Promise<void> {
  try {
    await attempt(firstCalls.logout, { body: { refresh: refresh_token } }, access_token);
  } catch (error) {
    if (!(error instanceof ApiError) || error.kind !== 'unauthorised' || !refresh_token) throw error;
    const last = await attempt(firstCalls.refreshSession, { body: { refresh: refresh_token } }, undefined);
    await attempt(firstCalls.logout, { body: { refresh: last.refresh } }, last.access);
  }
}
