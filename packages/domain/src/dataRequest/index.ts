// Requests of people under the Cyber and Data Protection Act, and what is held about them.
export * from './calls.ts';
export * from './form.ts';
export * from './held.ts';
export * from './schema.ts';
export * from './steps.ts';
