import { defineCall } from '../call.ts';
import { paginated } from '../pagination/schema.ts';
import { importInput, importRecord, importRowPage } from './schema.ts';

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
