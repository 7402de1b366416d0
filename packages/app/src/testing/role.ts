import { type Role, roles } from '@rentsafe/domain/access';
import { type Call, contract, mayMake } from '@rentsafe/domain/contract';
import { readLogin } from '../login/storedLogin';

const PREFIX = 'access-';

/** The access token by which the mocked backend knows the role. */
export const tokenOf = (role: Role) => PREFIX + role;

/** The role of who is signed in to the mocked backend: that of the token, else an Admin of the provider or of a client. */
export function mockedRole(): Role {
  const login = readLogin();
  const named = roles.find((role) => login?.access_token === tokenOf(role));
  return named ?? (login?.user_type === 'client' ? 'clientAdmin' : 'admin');
}

const names = new Map(Object.entries(contract).map(([name, call]) => [call, name]));

/** Whether the mocked backend answers the call, by the table by which the real one does. */
export function isAdmitted(call: Call): boolean {
  const name = names.get(call);
  return !name || mayMake(mockedRole(), name);
}
