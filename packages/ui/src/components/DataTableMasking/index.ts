export { MaskedValue, type MaskedValueProps } from './MaskedValue';
export { type MaskingOptions, masking } from './masking';
