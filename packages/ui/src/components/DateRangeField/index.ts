export { DateRangeField, type DateRangeFieldProps } from './DateRangeField';
export type { DateRange } from './range';
