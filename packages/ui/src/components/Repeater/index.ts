export { Repeater, type RepeaterProps, type RepeaterRow } from './Repeater';
