// Consents to read reports: schemas, calls.
export * from './calls.ts';
export * from './evidence.ts';
export * from './form.ts';
export * from './schema.ts';
export * from './steps.ts';
