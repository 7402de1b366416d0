export { Repeater, type RepeaterProps, type RepeaterRow, type RepeaterRowsEvent } from './Repeater';
