export * from './calls.ts';
export { receiptForm, receiptReversalForm } from './form.ts';
export * from './schema.ts';
