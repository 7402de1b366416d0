export * from './calls.ts';
export { companyLabel } from './display.ts';
export * from './schema.ts';
