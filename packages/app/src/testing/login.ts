import type { Role } from '@rentsafe/domain/access';
import { type StoredLogin, saveLogin } from '../login/storedLogin';
import { account } from './handlers';
import { tokenOf } from './role';

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

/** Signs in as a user of that role. */
export const signedInAs = (role: Role, overrides: Partial<StoredLogin> = {}): StoredLogin =>
  signedIn({
    access_token: tokenOf(role),
    user_type: role === 'admin' || role === 'user' ? 'staff' : 'client',
    ...overrides,
  });
