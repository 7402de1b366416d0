import { firstCalls } from '@rentsafe/domain/firstCalls';
import { attempt } from '../api/attempt';
import { type StoredLogin, saveLogin } from './storedLogin';

/** Signs in and stores the login. Throws `ApiError`. */
export async function signIn(username: string, password: string): Promise<StoredLogin> {
  const { user, access, refresh } = await attempt(
    firstCalls.login,
    { body: { username, password } },
    undefined,
  );
  const stored: StoredLogin = {
    id: user.id,
    username: user.username,
    access_token: access,
    refresh_token: refresh,
    user_type: user.user_type ?? null,
  };
  saveLogin(stored);
  return stored;
}
