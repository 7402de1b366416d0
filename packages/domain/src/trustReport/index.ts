// Trust balance, landlord and supplier statements, commission, rental income tax: schemas, calls.
export * from './calls.ts';
export * from './schema.ts';
