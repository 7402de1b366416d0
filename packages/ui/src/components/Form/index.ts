export { isDirty } from './dirty';
export { Form, type FormProps, type FormSubmitEvent } from './Form';
export { type FormState, useForm, useIssue } from './FormContext';
export type { FormIssues } from './issues';
export type { FormSchema, SchemaIssue } from './schema';
