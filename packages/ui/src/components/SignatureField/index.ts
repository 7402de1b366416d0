export { Signature, type SignatureProps } from './Signature';
export { SignatureField, type SignatureFieldProps } from './SignatureField';
