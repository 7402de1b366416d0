export { Field, type FieldControlProps, type FieldProps, type FieldTexts } from './Field';
