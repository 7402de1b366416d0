import { defineCall } from '../call.ts';
import { paginated } from '../pagination/schema.ts';
import { book, bookPatch } from './schema.ts';

export const listBooks = defineCall({
  method: 'GET',
  path: '/api/books/',
  summary: 'The books of all clients, the provider’s first.',
  query: ['page', 'page_size'],
  status: 200,
  reply: paginated(book),
});

export const getBook = defineCall({
  method: 'GET',
  path: '/api/books/{client}/',
  summary: 'The book of a client.',
  status: 200,
  reply: book,
});

export const updateBook = defineCall({
  method: 'PATCH',
  path: '/api/books/{client}/',
  summary: 'Changes a book. Send the `version` that was read.',
  body: bookPatch,
  status: 200,
  reply: book,
});
