// Types and statuses of properties, form of a property.
export * from './calls.ts';
export * from './form.ts';
export * from './record.ts';
export * from './schema.ts';
