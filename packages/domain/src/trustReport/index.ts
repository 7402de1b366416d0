// Statements of landlords and suppliers, commission, tax on rent, whose money is held: schemas, calls.
export * from './calls.ts';
export * from './schema.ts';
