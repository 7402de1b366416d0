export type { FieldTexts } from '../../internal/fields/fieldProps';
export { Field, type FieldControlProps, type FieldProps } from './Field';
