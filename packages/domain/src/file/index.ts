export * from './calls.ts';
export * from './form.ts';
export * from './name.ts';
export * from './schema.ts';
export * from './size.ts';
