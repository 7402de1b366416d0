import * as z from 'zod/mini';
import { defineCall } from '../call.ts';
import { paginated } from '../pagination/schema.ts';
import {
  importCommit,
  importInput,
  importRecord,
  importRowPage,
  importRowResults,
  importRowsInput,
} from './schema.ts';

export const listImports = defineCall({
  method: 'GET',
  path: '/api/imports/',
  summary: 'The imports of a book, a page at a time.',
  query: ['client', 'page', 'page_size'],
  status: 200,
  reply: paginated(importRecord),
});

export const createImport = defineCall({
  method: 'POST',
  path: '/api/imports/',
  summary: 'Begins an import.',
  body: importInput,
  status: 201,
  reply: importRecord,
});

export const getImport = defineCall({
  method: 'GET',
  path: '/api/imports/{id}/',
  summary: 'An import.',
  status: 200,
  reply: importRecord,
});

export const listImportRows = defineCall({
  method: 'GET',
  path: '/api/imports/{id}/rows/',
  summary: 'The rows of an import, in the order of their keys.',
  query: ['result', 'page', 'page_size'],
  status: 200,
  reply: importRowPage,
});

export const sendImportRows = defineCall({
  method: 'POST',
  path: '/api/imports/{id}/rows/',
  summary: 'Checks up to 500 rows and stores them with their errors; a known key replaces its row.',
  body: importRowsInput,
  status: 200,
  reply: importRowResults,
});

const nothing = z.object({});

export const commitImport = defineCall({
  method: 'POST',
  path: '/api/imports/{id}/commit/',
  summary: 'Creates records from the next 200 rows; repeat while rows remain.',
  body: nothing,
  status: 200,
  reply: importCommit,
});

export const undoImport = defineCall({
  method: 'POST',
  path: '/api/imports/{id}/undo/',
  summary: 'Undoes an import.',
  body: nothing,
  status: 200,
  reply: importRecord,
});
