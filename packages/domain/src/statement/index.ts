// Statement selection, rent-collection totals, title of a print.
export * from './selection.ts';
