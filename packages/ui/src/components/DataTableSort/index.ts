export { type SortingOptions, sorting } from './sorting';
export { type Sort, sortRows } from './sortRows';
