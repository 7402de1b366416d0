export type { FieldOption } from '../../internal/fields/option';
export { CheckboxGroup, type CheckboxGroupProps } from './CheckboxGroup';
