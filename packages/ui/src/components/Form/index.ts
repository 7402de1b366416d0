export { isDirty } from './dirty';
export { Form, type FormAnswer, type FormProps } from './Form';
export { type FormState, type Issues, useForm, useIssue } from './FormContext';
export { fieldName } from './fieldName';
export type { FormSchema } from './schema';
