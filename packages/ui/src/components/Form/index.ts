export { type FormState, useForm, useIssue } from '../../internal/fields/FormContext';
export { isDirty } from './dirty';
export { Form, type FormProps, type FormSubmitEvent } from './Form';
export type { FormIssues } from './issues';
export type { FormSchema, SchemaIssue } from './schema';
