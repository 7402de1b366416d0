// Schemas of text, ids, email and web addresses, telephones; safe file names.
export * from './length.ts';
export * from './schema.ts';
export * from './text.ts';
