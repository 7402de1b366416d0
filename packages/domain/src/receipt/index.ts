// Receipts and their allocation: schemas, calls.
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
