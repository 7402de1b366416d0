// How a book stands today, for the first screen: schema, call.
export * from './calls.ts';
export * from './schema.ts';
