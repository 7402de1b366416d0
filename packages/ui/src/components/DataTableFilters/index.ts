export { type FilterParams, filterParams } from './filterParams';
export { type FiltersOptions, filters } from './filters';
export {
  type Filter,
  type FilterOption,
  type FilterRange,
  type Filters,
  type FilterValue,
  filterRows,
  noFilters,
} from './filterValues';
