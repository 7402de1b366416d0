export { DateTimeField, type DateTimeFieldProps } from './DateTimeField';
export type { DateTimeLimits, PlainDateTime } from './moment';
