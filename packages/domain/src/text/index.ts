// Schemas of text, ids, email and web addresses, telephones.
export * from './length.ts';
export * from './schema.ts';
