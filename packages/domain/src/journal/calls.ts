import { defineCall } from '../call.ts';
import { paginated } from '../pagination/schema.ts';
import { journal, journalInput } from './schema.ts';

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
