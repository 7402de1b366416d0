import { resourceCalls } from '../resource.ts';
import { client, clientInput } from './schema.ts';

export const { list: listClients, create: createClient } = resourceCalls('/api/clients/clients/', {
  singular: 'a client company',
  plural: 'the provider and its client companies',
  searched: 'names',
  filters: [],
  row: client,
  record: client,
  input: clientInput,
});
