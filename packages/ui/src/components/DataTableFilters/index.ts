export { type CustomFilter, custom } from './custom';
export type { FilterOf } from './filterOf';
export { type FilterParams, filterParams } from './filterParams';
export { type FiltersOptions, filters } from './filters';
export {
  type Filter,
  type FilterOption,
  type FilterRange,
  type Filters,
  type FilterValue,
  filterRows,
} from './filterValues';
export { isOrNot } from './isOrNot';
export type { FilterControlProps, OwnFilter } from './ownFilter';
export type { ChoiceFilter, IsOrNot } from './plainChoice';
export { type TextOptions, text } from './textFilter';
export type { TextCondition, TextOperator } from './textOperators';
