import * as z from 'zod/mini';
import { defineCall } from '../contract/call.ts';
import { paginated } from '../pagination/index.ts';
import { client, clientInput, internalUser, invitation, userInput, userPatch } from './schema.ts';

export const listUsers = defineCall({
  method: 'GET',
  path: '/api/clients/clients/{client}/users/',
  summary: 'The users of a client; `q` searches names and emails.',
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
  summary: 'Changes names, email, level or whether the user is active; `version` is the one that was read.',
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
