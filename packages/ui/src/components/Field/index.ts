export { Field, type FieldControlProps, type FieldProps, type FieldWords } from './Field';
