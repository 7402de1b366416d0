// Messages, templates, automations: schemas, merge fields, calls, forms.
export * from './accountNumbers.ts';
export * from './calls.ts';
export * from './fields.ts';
export * from './form.ts';
export * from './schema.ts';
export * from './sms.ts';
export * from './steps.ts';
