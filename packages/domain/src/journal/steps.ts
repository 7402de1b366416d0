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
      summary: 'Changes a draft of a journal; `version` is the one that was read.',
    },
    // Never by its maker, unless nobody else could.
    post: {
      from: { draft: 'admin' },
      to: 'posted',
      body: journalPosting,
      summary: 'Posts a journal that another person prepared.',
    },
    reverse: {
      from: { posted: 'admin' },
      to: 'reversed',
      body: journalReversal,
      summary: 'Takes a posted journal back.',
    },
    cancel: {
      from: { draft: 'user' },
      to: 'cancelled',
      text: 'Cancel draft',
      body: z.object({}),
      summary: 'Cancels a draft of a journal.',
    },
  },
});
