// Money received, and the charges that it settles: schemas, calls.
export * from './calls.ts';
export {
  receiptAllocationForm,
  receiptForm,
  receiptIdentificationForm,
  receiptReversalForm,
  receiptUnallocationForm,
} from './form.ts';
export * from './schema.ts';
export * from './steps.ts';
