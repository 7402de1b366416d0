import * as z from 'zod/mini';
import { defineCall } from '../call.ts';
import { entry, entryPage } from './schema.ts';

/** `lease`, `account` (a kind) and `currency` find the entries that a figure is made of. */
export const listEntries = defineCall({
  method: 'GET',
  path: '/api/entries/',
  summary: 'The entries of a book, newest first, a page at a time.',
  query: ['kind', 'from', 'to', 'lease', 'account', 'currency', 'client', 'page', 'page_size'],
  status: 200,
  reply: entryPage,
});

export const getEntry = defineCall({
  method: 'GET',
  path: '/api/entries/{id}/',
  summary: 'An entry of a book by its number.',
  query: ['client'],
  status: 200,
  reply: entry,
});

/** Without days the whole book: balances need every entry before their day. */
export const getJournal = defineCall({
  method: 'GET',
  path: '/api/books/{client}/journal/',
  summary: 'The entries of a book between two days, inclusive, as plain text for hledger.',
  query: ['from', 'until'],
  status: 200,
  reply: z.string(),
  media: 'text/plain',
});
