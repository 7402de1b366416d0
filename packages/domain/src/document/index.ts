// Lease templates and the documents issued from them: schemas, fields, calls, forms.
export * from './calls.ts';
export * from './fields.ts';
export * from './form.ts';
export * from './schema.ts';
export * from './signatures.ts';
export * from './steps.ts';
