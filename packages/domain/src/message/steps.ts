import * as z from 'zod/mini';
import { defineSteps } from '../step/index.ts';
import { type Message, message, messageStates } from './schema.ts';

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
      from: { failed: 'user', unknown: 'user' },
      to: 'queued',
      summary: 'Queues a failed or unknown message again.',
    },
    cancel: {
      ...nothing,
      from: { queued: 'user' },
      to: 'cancelled',
      summary: 'Cancels a queued message.',
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
