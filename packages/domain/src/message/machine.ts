import type { Machine } from '../machine/index.ts';

export const messageStates = [
  'queued',
  'sending',
  'sent',
  'delivered',
  'failed',
  'unknown',
  'cancelled',
] as const;
export type MessageState = (typeof messageStates)[number];

/** What a person does; the worker takes a message from queued to sent, delivered, failed or unknown. */
export const messageMachine = {
  retry: { from: { failed: 'user', unknown: 'user' }, to: 'queued' },
  cancel: { from: { queued: 'user' }, to: 'cancelled' },
  // A letter, once it is on paper.
  printed: { from: { queued: 'user' }, to: 'sent' },
} as const satisfies Machine<MessageState>;
