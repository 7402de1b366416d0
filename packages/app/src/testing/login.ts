import { type StoredLogin, saveLogin } from '../login/storedLogin';
import { account } from './handlers';

export const sampleLogin: StoredLogin = {
  id: 1,
  username: account.username,
  access_token: 'access-1',
  refresh_token: 'refresh-1',
  user_type: 'staff',
};

/** Signs in without the screen. */
export function signedIn(overrides: Partial<StoredLogin> = {}): StoredLogin {
  const login = { ...sampleLogin, ...overrides };
  saveLogin(login);
  return login;
}
