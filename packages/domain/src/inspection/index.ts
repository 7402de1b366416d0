// Inspections of a unit by area, signed and compared: schemas, steps, calls.
export * from './calls.ts';
export * from './compare.ts';
export * from './form.ts';
export * from './schema.ts';
export * from './steps.ts';
