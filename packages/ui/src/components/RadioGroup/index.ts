export type { FieldOption } from '../../internal/fields/option';
export { RadioGroup, type RadioGroupProps } from './RadioGroup';
