// The audit pack of a month's trust money: schema, call.
export * from './calls.ts';
export * from './schema.ts';
