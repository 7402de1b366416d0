import { defineCall } from '../call.ts';
import { unit, unitInput, unitPage, unitPatch } from './schema.ts';

export const listUnits = defineCall({
  method: 'GET',
  path: '/api/units/',
  summary: 'The units of a book, a page at a time, with totals of all that match.',
  query: ['q', 'state', 'property', 'client', 'format', 'page', 'page_size'],
  status: 200,
  reply: unitPage,
});

export const createUnit = defineCall({
  method: 'POST',
  path: '/api/units/',
  summary: 'Adds a unit to a property.',
  body: unitInput,
  status: 201,
  reply: unit,
});

export const getUnit = defineCall({
  method: 'GET',
  path: '/api/units/{id}/',
  summary: 'A unit.',
  status: 200,
  reply: unit,
});

export const updateUnit = defineCall({
  method: 'PATCH',
  path: '/api/units/{id}/',
  summary: 'Changes a unit. Send the `version` that was read.',
  body: unitPatch,
  status: 200,
  reply: unit,
});
