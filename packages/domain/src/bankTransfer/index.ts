// Transfers between bank accounts: schema, call, form.
export * from './calls.ts';
export * from './form.ts';
export * from './schema.ts';
