export * from './form.ts';
export * from './schema.ts';
