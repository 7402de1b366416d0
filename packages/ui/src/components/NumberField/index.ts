export type { ParsedValueEvent } from '../../internal/fields/useParsedText';
export { NumberField, type NumberFieldProps } from './NumberField';
