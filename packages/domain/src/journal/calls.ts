import * as z from 'zod/mini';
import { defineCall } from '../call.ts';
import { paginated } from '../pagination/schema.ts';
import { journal, journalInput, journalPatch, journalPosting, journalReversal } from './schema.ts';

export const listJournals = defineCall({
  method: 'GET',
  path: '/api/journals/',
  summary: 'The journals of a book, newest first, a page at a time.',
  query: ['q', 'kind', 'state', 'client', 'page', 'page_size'],
  status: 200,
  reply: paginated(journal),
});

export const createJournal = defineCall({
  method: 'POST',
  path: '/api/journals/',
  summary: 'Drafts a journal; another Admin posts it.',
  body: journalInput,
  status: 201,
  reply: journal,
});

export const readJournal = defineCall({
  method: 'GET',
  path: '/api/journals/{id}/',
  summary: 'A journal.',
  status: 200,
  reply: journal,
});

export const updateJournal = defineCall({
  method: 'PATCH',
  path: '/api/journals/{id}/',
  summary: 'Changes a draft of a journal; `version` is the one that was read.',
  body: journalPatch,
  status: 200,
  reply: journal,
});

const verb = { method: 'POST', status: 200, reply: journal } as const;

export const postJournal = defineCall({
  ...verb,
  path: '/api/journals/{id}/post/',
  summary: 'Posts a journal that another person prepared.',
  body: journalPosting,
});

export const reverseJournal = defineCall({
  ...verb,
  path: '/api/journals/{id}/reverse/',
  summary: 'Takes a posted journal back.',
  body: journalReversal,
});

export const cancelJournal = defineCall({
  ...verb,
  path: '/api/journals/{id}/cancel/',
  summary: 'Cancels a draft of a journal.',
  body: z.object({}),
});
