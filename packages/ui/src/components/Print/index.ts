export { Letterhead, type LetterheadProps } from './Letterhead';
export { PrintButton, type PrintButtonProps } from './PrintButton';
export { PrintFooter, type PrintFooterProps } from './PrintFooter';
export { PrintHeader, type PrintHeaderProps } from './PrintHeader';
export { type Printing, type PrintOptions, type PrintProblem, usePrint } from './usePrint';
