export type { FieldOption } from '../../internal/fields/option';
export type { CreationRules } from './creating';
export { MultiSelect, type MultiSelectProps } from './MultiSelect';
