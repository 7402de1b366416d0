export { type GroupedOptions, grouped } from './grouped';
