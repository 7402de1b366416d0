import { defineCall } from '../call.ts';
import { resourceCalls } from '../resource.ts';
import { contractor, contractorInput, contractorPage, contractorPatch } from './schema.ts';

const { create, read, change } = resourceCalls('/api/contractors/', {
  singular: 'a contractor',
  plural: 'the contractors of a book',
  searched: 'names',
  filters: [],
  row: contractor,
  record: contractor,
  input: contractorInput,
  patch: contractorPatch,
});

export const listContractors = defineCall({
  method: 'GET',
  path: '/api/contractors/',
  summary:
    'The contractors of a book, newest first, a page at a time, with totals. `industry`: several with commas.',
  query: ['q', 'is_active', 'industry', 'client', 'format', 'page', 'page_size'],
  status: 200,
  reply: contractorPage,
});

export const createContractor = create;
export const getContractor = read;
export const updateContractor = change;
