import type { InternalUser, Invitation, UserInput } from '@rentsafe/domain/user';
import { eq } from 'drizzle-orm';
import { beforeEach } from 'vitest';
import { users } from '../db/schema.ts';
import type { Kind } from './databases.ts';
import { useServer } from './server.ts';

type Created = InternalUser & { invitation: Invitation; existing?: { id: number } };

export const PASSWORD = 'Seven baobabs in a row';

let counter = 0;
/** The input of a user who has not been added yet. */
export const newUser = (overrides: Record<string, unknown> = {}): UserInput => {
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

/** A server, and requests that an Admin and invited users make to it. */
export function useUsers(kind: Kind) {
  const context = useServer(kind);
  let token = '';
  beforeEach(async () => {
    token = (await context.server.admin()).access;
  });
  const pathOfUser = (id: number, client: number) => `/api/clients/clients/${client}/users/${id}/`;
  const rowOf = async (id: number) => {
    const [row] = await context.server.db.select().from(users).where(eq(users.id, id));
    return row;
  };
  const send = (id: number, body: object, by = token, client = 1) =>
    context.server.request('PATCH', pathOfUser(id, client), { token: by, body });
  return {
    context,
    /** The Admin's access token. */
    admin: () => token,
    rowOf,
    send,
    /** A change of the user's current version. */
    patch: async (id: number, changes: object, by = token, client = 1) =>
      send(id, { version: (await rowOf(id))?.version ?? 1, ...changes }, by, client),
    remove: (id: number, by = token, client = 1) =>
      context.server.request('DELETE', pathOfUser(id, client), { token: by }),
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
