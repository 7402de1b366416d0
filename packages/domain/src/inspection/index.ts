// Inspections of a unit by area, signed and compared: schemas, calls, machine.
export * from './calls.ts';
export * from './compare.ts';
export * from './form.ts';
export * from './machine.ts';
export * from './schema.ts';
