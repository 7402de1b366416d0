import { resourceCalls } from '../resource.ts';
import { landlord, landlordInput, landlordPatch } from './schema.ts';

const { list, create, read, change } = resourceCalls('/api/landlords/', {
  singular: 'a landlord',
  plural: 'the landlords of a book',
  searched: 'names',
  filters: ['q', 'client', 'format'],
  row: landlord,
  record: landlord,
  input: landlordInput,
  patch: landlordPatch,
});

export const listLandlords = list;
export const createLandlord = create;
export const getLandlord = read;
export const updateLandlord = change;
