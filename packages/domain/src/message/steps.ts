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
      summary: 'Queues a message again that failed, or of which it is not known whether it was sent.',
    },
    cancel: {
      ...nothing,
      from: { queued: 'user' },
      to: 'cancelled',
      summary: 'Cancels a message that is queued.',
    },
    printed: {
      ...nothing,
      from: { queued: 'user' },
      to: 'sent',
      can: ({ channel }: Pick<Message, 'channel'>) => channel === 'letter' || 'Only a letter is printed.',
      summary: 'Records that a letter was printed.',
    },
  },
});
