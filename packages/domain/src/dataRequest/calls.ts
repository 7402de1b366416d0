import { defineCall } from '../call.ts';
import { dataRequest, dataRequestInput, dataRequestPage, heldSummary } from './schema.ts';

export const listDataRequests = defineCall({
  method: 'GET',
  path: '/api/data-requests/',
  summary:
    'Requests of people under the Cyber and Data Protection Act, open ones first by when they are due, a page at a time; `q` searches by number and name.',
  query: ['q', 'state', 'right', 'party', 'page', 'page_size', 'format'],
  status: 200,
  reply: dataRequestPage,
});

export const createDataRequest = defineCall({
  method: 'POST',
  path: '/api/data-requests/',
  summary:
    'Records a request of a person, who asked, and how identity was checked. An objection holds from now on.',
  body: dataRequestInput,
  status: 201,
  reply: dataRequest,
});

export const getHeldSummary = defineCall({
  method: 'GET',
  path: '/api/individuals/{id}/held/',
  summary: 'What is held about a person, by which company, and what stands in the way of erasing it.',
  status: 200,
  reply: heldSummary,
});
