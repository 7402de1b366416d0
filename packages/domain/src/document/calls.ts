import { defineCall } from '../call.ts';
import { addedStarters, starters } from '../message/schema.ts';
import { paginated } from '../pagination/schema.ts';
import {
  documentIssue,
  documentPreview,
  documentTemplate,
  documentTemplateInput,
  leaseDocument,
} from './schema.ts';

export const listDocumentTemplates = defineCall({
  method: 'GET',
  path: '/api/document-templates/',
  summary: 'The templates of lease documents, newest first; `latest=true`: of each name the last revision.',
  query: ['q', 'kind', 'name', 'latest', 'client', 'page', 'page_size'],
  status: 200,
  reply: paginated(documentTemplate),
});

export const createDocumentTemplate = defineCall({
  method: 'POST',
  path: '/api/document-templates/',
  summary: 'Adds a template, or the next revision of the one with this name.',
  body: documentTemplateInput,
  status: 201,
  reply: documentTemplate,
});

export const addStarterLeases = defineCall({
  method: 'POST',
  path: '/api/document-templates/starters/',
  summary:
    'Adds the lease templates that come with the product, as samples, where a book has none of their names.',
  body: starters,
  status: 201,
  reply: addedStarters,
});

export const getDocumentTemplate = defineCall({
  method: 'GET',
  path: '/api/document-templates/{id}/',
  summary: 'A revision of a template.',
  status: 200,
  reply: documentTemplate,
});

export const previewDocument = defineCall({
  method: 'GET',
  path: '/api/document-templates/{id}/preview/',
  summary: 'Previews a template filled in for a lease; nothing is issued. `lease` is required.',
  query: ['lease'],
  status: 200,
  reply: documentPreview,
});

export const issueDocument = defineCall({
  method: 'POST',
  path: '/api/leases/{id}/documents/',
  summary: 'Issues a document for a lease. Its content does not change afterwards.',
  body: documentIssue,
  status: 201,
  reply: leaseDocument,
});

export const listDocuments = defineCall({
  method: 'GET',
  path: '/api/documents/',
  summary: 'The documents issued in a book, newest first, a page at a time.',
  query: ['q', 'state', 'lease', 'client', 'page', 'page_size'],
  status: 200,
  reply: paginated(leaseDocument),
});

export const getDocument = defineCall({
  method: 'GET',
  path: '/api/documents/{id}/',
  summary: 'An issued document.',
  status: 200,
  reply: leaseDocument,
});
