// Payments to landlords, suppliers and others: schemas, calls, forms.
export * from './calls.ts';
export * from './draw.ts';
export * from './form.ts';
export * from './paymentFile.ts';
export * from './rentTax.ts';
export * from './schema.ts';
export * from './steps.ts';
