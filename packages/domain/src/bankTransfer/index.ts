// Transfers between bank accounts: schema, call.
export * from './calls.ts';
export * from './schema.ts';
