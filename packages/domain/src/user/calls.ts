import * as z from 'zod/mini';
import { defineCall } from '../call.ts';
import { resourceCalls } from '../resource.ts';
import { internalUser, invitation, userInput, userPatch } from './schema.ts';

export const { list: listUsers, change: updateUser } = resourceCalls('/api/clients/clients/{client}/users/', {
  singular: 'a user',
  plural: 'the users of a client whose names and email hold every word of `q`',
  searched: 'names or email',
  filters: ['q', 'ordering', 'status', 'access_level', 'format'],
  row: internalUser,
  record: internalUser,
  patch: userPatch,
});

export const createUser = defineCall({
  method: 'POST',
  path: '/api/clients/clients/{client}/create-user/',
  summary: 'Adds a user and creates a one-time invitation.',
  body: userInput,
  status: 201,
  reply: z.object({ ...internalUser.shape, invitation: z.optional(invitation) }),
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
  summary: 'Creates a new invitation; the old password works until a new one is set.',
  status: 200,
  reply: z.object({ invitation }),
});
