export { type FormState, useForm, useIssue } from '../../internal/fields/FormContext';
export { isDirty } from '../../internal/form/dirty';
export type { FormIssues } from '../../internal/form/issues';
export type { FormSchema, SchemaIssue } from '../../internal/form/schema';
export { Form, type FormProps, type FormSubmitEvent } from './Form';
