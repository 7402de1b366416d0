export { Repeater, type RepeaterProps, type RepeaterRow } from './Repeater';
export type { RepeaterRowsEvent } from './useRepeaterRows';
