import { logout, refreshSession } from '@rentsafe/domain/session';
import { ApiError } from '../calls/ApiError';
import { attempt } from '../calls/attempt';
import type { StoredLogin } from '../login/storedLogin';

/** Tells the server that a login is over, without being waited for. */
export function endSession(login: StoredLogin): void {
  logOut(login).catch(() => {});
}

/** Also where the access token has expired: the refresh token would live on, and gives one last access token to end it with. */
async function logOut({ access_token, refresh_token }: StoredLogin): Promise<void> {
  try {
    await attempt(logout, { body: { refresh: refresh_token } }, access_token);
  } catch (error) {
    if (!(error instanceof ApiError) || error.kind !== 'unauthorised' || !refresh_token) throw error;
    const last = await attempt(refreshSession, { body: { refresh: refresh_token } }, undefined);
    await attempt(logout, { body: { refresh: last.refresh } }, last.access);
  }
}
