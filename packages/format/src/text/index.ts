// Texts that a database can hold, parts joined, web addresses, safe file names.
export * from './text.ts';
