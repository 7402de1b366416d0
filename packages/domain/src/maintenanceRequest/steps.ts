import * as z from 'zod/mini';
import { defineSteps } from '../step/index.ts';
import {
  maintenanceRequest,
  type RequestState,
  requestDecline,
  requestDuplicate,
  requestPatch,
  requestStates,
} from './schema.ts';

/** The steps that people take; `ordered` and `done` follow from the work orders. */
export const requestSteps = defineSteps({
  kind: 'request',
  states: requestStates,
  path: '/api/requests/{id}/',
  reply: maintenanceRequest,
  steps: {
    accept: {
      from: { new: 'user' },
      to: 'accepted',
      body: z.object({}),
      summary: 'Accepts a maintenance request.',
    },
    edit: {
      from: { new: 'user', accepted: 'user' },
      to: 'derived',
      body: requestPatch,
      summary: 'Changes a maintenance request. Send the `version` that was read.',
    },
    decline: {
      from: { new: 'user', accepted: 'user' },
      to: 'declined',
      body: requestDecline,
      summary: 'Declines a maintenance request, with a reason.',
    },
    duplicate: {
      from: { new: 'user', accepted: 'user' },
      to: 'duplicate',
      body: requestDuplicate,
      text: 'Mark as duplicate',
      summary: 'Marks a maintenance request as a duplicate.',
    },
    reopen: {
      from: { declined: 'user', duplicate: 'user' },
      to: 'new',
      body: z.object({}),
      summary: 'Reopens a declined or duplicate maintenance request.',
    },
  },
});

/** The states in which something is still to be done. */
export const openRequestStates: readonly RequestState[] = ['new', 'accepted', 'ordered'];

/** The states in which nothing has been ordered yet. */
export const waitingRequestStates: readonly RequestState[] = ['new', 'accepted'];

/** The states in which work can be ordered. */
export const orderableStates: readonly RequestState[] = ['accepted', 'ordered', 'done'];
