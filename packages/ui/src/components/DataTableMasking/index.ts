export { MaskedValue, type MaskedValueProps } from './MaskedValue';
export { type MaskingOptions, useMaskedColumns } from './useMaskedColumns';
