import type { InternalUser, Invitation, UserInput } from '@rentsafe/domain/user';
import { beforeEach } from 'vitest';
import type { Kind } from './databases.ts';
import { useServer } from './server.ts';

type Created = InternalUser & { invitation: Invitation; existing?: { id: number } };

export const PASSWORD = 'Seven baobabs in a row';

let counter = 0;
/** A user to add, whom nobody has added yet. */
export const someone = (overrides: Record<string, unknown> = {}): UserInput => {
  counter += 1;
  return {
    first_name: 'Chipo',
    last_name: 'Nyathi',
    email: `chipo.${counter}@rentsafe.example`,
    access_level: 2,
    ...overrides,
  };
};

export const tokenOf = ({ url }: Invitation) => new URL(url).hash.replace('#token=', '');

/** A server, and what an Admin and the users they invite do with it. */
export function useUsers(kind: Kind) {
  const context = useServer(kind);
  let token = '';
  beforeEach(async () => {
    token = (await context.server.admin()).access;
  });
  return {
    context,
    /** The Admin's access token. */
    admin: () => token,
    create: (body: unknown, client: number | string = 1, options = {}) =>
      context.server.post<Created>(`/api/clients/clients/${client}/create-user/`, body, {
        token,
        ...options,
      }),
    setPassword: (invitation: string, password = PASSWORD) =>
      context.server.post('/api/auth/set-password/', { token: invitation, password }),
    signIn: (username: string, password = PASSWORD) =>
      context.server.post<{ access: string }>('/api/auth/login/', { username, password }),
  };
}
