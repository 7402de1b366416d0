export type { FieldOption } from '../../internal/fields/option';
export { Select, type SelectOptionGroup, type SelectProps } from './Select';
