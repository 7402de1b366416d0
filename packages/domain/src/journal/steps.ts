import * as z from 'zod/mini';
import { defineSteps } from '../step/index.ts';
import { journal, journalPatch, journalPosting, journalReversal, journalStates } from './schema.ts';

export const journalSteps = defineSteps({
  kind: 'journal',
  states: journalStates,
  path: '/api/journals/{id}/',
  reply: journal,
  steps: {
    edit: {
      from: { draft: 'user' },
      to: 'draft',
      body: journalPatch,
      summary: 'Changes a draft journal. Send the `version` that was read.',
    },
    // Never by its maker, unless nobody else could.
    post: {
      from: { draft: 'admin' },
      to: 'posted',
      asksFactor: true,
      body: journalPosting,
      summary: 'Posts a journal prepared by another person.',
    },
    reverse: {
      from: { posted: 'admin' },
      to: 'reversed',
      body: journalReversal,
      summary: 'Reverses a posted journal.',
    },
    cancel: {
      from: { draft: 'user' },
      to: 'cancelled',
      text: 'Cancel draft',
      body: z.object({}),
      summary: 'Cancels a draft journal.',
    },
  },
});
