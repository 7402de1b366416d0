// Rules for bank lines: what lines with a text are suggested to be; schemas, calls, form.
export * from './calls.ts';
export * from './form.ts';
export * from './schema.ts';
export * from './text.ts';
