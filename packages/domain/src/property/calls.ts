import * as z from 'zod/mini';
import { defineCall } from '../call.ts';
import { resourceCalls } from '../resource.ts';
import {
  ownership,
  ownershipCreation,
  property,
  propertyCreation,
  propertyPatch,
  propertyTransfer,
} from './record.ts';

const { list, create, read, change } = resourceCalls('/api/properties/', {
  singular: 'a property',
  plural: 'the properties of a book',
  searched: 'addresses',
  filters: ['q', 'landlord', 'client'],
  row: property,
  record: property,
  input: propertyCreation,
  patch: propertyPatch,
});

export const listProperties = list;
export const createProperty = create;
export const getProperty = read;
export const updateProperty = change;

export const transferProperty = defineCall({
  method: 'POST',
  path: '/api/properties/{id}/transfer/',
  summary: 'Transfers a property to another owner from a date.',
  body: propertyTransfer,
  status: 200,
  reply: property,
});

export const listOwnerships = defineCall({
  method: 'GET',
  path: '/api/properties/{id}/ownerships/',
  summary: 'The owners of a property, latest first.',
  status: 200,
  reply: z.array(ownership),
});

export const addOwnership = defineCall({
  method: 'POST',
  path: '/api/properties/{id}/ownerships/',
  summary: 'Adds an earlier owner for days without a known owner.',
  body: ownershipCreation,
  status: 201,
  reply: z.array(ownership),
});
