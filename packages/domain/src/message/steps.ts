import * as z from 'zod/mini';
import { defineSteps } from '../step/index.ts';
import { type Message, message, messageStates, optOut, optOutEnd, optOutStates } from './schema.ts';

/** Why what is kept cannot be sent. */
export const noMailServer = 'No mail server is set yet. Kept emails can be sent once one is.';

const nothing = { body: z.object({}) } as const;

/** What a person does; the worker takes a message from queued to sent, delivered, failed or unknown. */
export const messageSteps = defineSteps({
  kind: 'message',
  states: messageStates,
  path: '/api/messages/{id}/',
  reply: message,
  steps: {
    retry: {
      ...nothing,
      from: { failed: 'user', unknown: 'user', kept: 'user' },
      to: 'queued',
      can: ({ state, delivery }: Pick<Message, 'state' | 'delivery'>) =>
        state !== 'kept' || delivery.email === 'smtp' || noMailServer,
      summary: 'Queues a failed, unknown or kept message again.',
    },
    cancel: {
      ...nothing,
      from: { queued: 'user', kept: 'user' },
      to: 'cancelled',
      summary: 'Cancels a queued or kept message.',
    },
    printed: {
      ...nothing,
      from: { queued: 'user' },
      to: 'sent',
      can: ({ channel }: Pick<Message, 'channel'>) => channel === 'letter' || 'Only a letter is printed.',
      summary: 'Marks a letter as printed.',
    },
  },
});

export const optOutSteps = defineSteps({
  kind: 'optOut',
  states: optOutStates,
  path: '/api/opt-outs/{id}/',
  reply: optOut,
  steps: {
    end: {
      from: { active: 'user' },
      to: 'ended',
      text: 'Remove opt-out',
      body: optOutEnd,
      summary: 'Ends an opt-out, with a reason.',
    },
  },
});
