import * as z from 'zod/mini';
import { defineCall } from '../contract/call.ts';
import { paginated } from '../pagination/index.ts';
import { emailAddress, recordId, text } from '../text/index.ts';

/** Access levels on the wire. */
export const ADMIN = 1;
export const USER = 2;
export const accessLevels = [
  { value: ADMIN, label: 'Admin' },
  { value: USER, label: 'User' },
] as const;

export const accessLevel = z.union([z.literal(ADMIN), z.literal(USER)]);
export type AccessLevel = z.output<typeof accessLevel>;

/** The provider itself: its users are staff. */
export const PROVIDER_CLIENT_ID = 1;

export function accessLevelLabel(level: number | string | null | undefined): string {
  return accessLevels.find(({ value }) => value === Number(level))?.label ?? String(level ?? '');
}

export const internalUser = z.object({
  id: recordId,
  first_name: z.string(),
  last_name: z.string(),
  email: z.string(),
  access_level: z.int(),
  is_active: z.optional(z.boolean()),
});
export type InternalUser = z.output<typeof internalUser>;

/** A one-time link with which a person sets a password. */
export const invitation = z.object({ url: z.string(), expires_at: z.string() });
export type Invitation = z.output<typeof invitation>;

export const userInput = z.object({
  first_name: text(),
  last_name: text(),
  email: emailAddress,
  access_level: accessLevel,
});
export type UserInput = z.input<typeof userInput>;

export const userPatch = z.object({
  first_name: z.optional(text()),
  last_name: z.optional(text()),
  access_level: z.optional(accessLevel),
  is_active: z.optional(z.boolean()),
});
export type UserPatch = z.input<typeof userPatch>;

export const listUsers = defineCall({
  method: 'GET',
  path: '/api/clients/clients/{client}/users/',
  summary: 'The users of a client; `q` searches names and e-mail.',
  query: ['q', 'page', 'page_size'],
  status: 200,
  reply: paginated(internalUser),
});

export const createUser = defineCall({
  method: 'POST',
  path: '/api/clients/clients/{client}/create-user/',
  summary: 'Adds a user, who is invited by a one-time link.',
  body: userInput,
  status: 201,
  reply: z.object({ ...internalUser.shape, invitation: z.optional(invitation) }),
});

export const updateUser = defineCall({
  method: 'PATCH',
  path: '/api/clients/clients/{client}/users/{id}/',
  summary: 'Changes names, level or whether the user is active.',
  body: userPatch,
  status: 200,
  reply: internalUser,
});

export const deactivateUser = defineCall({
  method: 'DELETE',
  path: '/api/clients/clients/{client}/users/{id}/',
  summary: 'Deactivates the user.',
  status: 204,
  reply: z.void(),
});

export const resetUserPassword = defineCall({
  method: 'POST',
  path: '/api/clients/clients/{client}/users/{id}/reset-password/',
  summary: 'A new invitation; the old password is void when the new one is set.',
  status: 200,
  reply: z.object({ invitation }),
});

const client = z.object({ id: recordId, name: z.string(), company: z.nullable(recordId) });
export type Client = z.output<typeof client>;

export const clientInput = z.object({ name: text(200), company: z.optional(z.nullable(recordId)) });
export type ClientInput = z.input<typeof clientInput>;

export const listClients = defineCall({
  method: 'GET',
  path: '/api/clients/clients/',
  summary: 'The provider and its client companies.',
  query: ['page', 'page_size'],
  status: 200,
  reply: paginated(client),
});

export const createClient = defineCall({
  method: 'POST',
  path: '/api/clients/clients/',
  summary: 'Adds a client company.',
  body: clientInput,
  status: 201,
  reply: client,
});
