export { type FormState, useForm, useIssue } from '../../internal/fields/FormContext';
export { isDirty } from '../../internal/form/dirty';
export type { FormIssues } from '../../internal/form/issues';
export { fieldName } from '../../internal/form/path';
export type { FormSchema, SchemaIssue } from '../../internal/form/schema';
export {
  type HeldField,
  type HookFormField,
  type HookFormRender,
  hookFormField,
  type TanStackFieldApi,
  tanStackField,
} from './adapters';
export { Form, type FormProps, type FormSubmitEvent } from './Form';
export type { FieldRule, FieldRuleContext, FieldRules } from './useFieldRules';
