// Categories, priorities and targets of maintenance.
export * from './form.ts';
export * from './schema.ts';
