export { DateRangeField, type DateRangeFieldProps } from './DateRangeField';
export type { DateRangePreset, DateRangePresetName } from './presets';
export type { DateRange } from './range';
