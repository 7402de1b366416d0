// Report rows, risk ratings and their colours.
export * from './rating.ts';
export * from './schema.ts';
