export { type ListAddress, useBrowserAddress, useMemoryAddress } from '../../internal/address/address';
export { type CustomFilter, custom, isOrNot, text } from '../DataTableFilters';
export type { BulkRun, ListBulkAction, ListConfirmation } from './bulk';
export {
  type AnyList,
  defineList,
  type ListDefinition,
  type ListOptions,
  type ListQuery,
} from './defineList';
export { ListPage } from './ListPage';
export type { ErrorText, ListAnswer } from './listAnswer';
export {
  amountRange,
  containing,
  dayRange,
  type ListFilter,
  type ListFilters,
  type NumberRange,
  numberRange,
  oneOf,
  oneOrMore,
  type SearchedOptions,
  searched,
  yesNo,
} from './listFilters';
export type { ListPageProps, ListSearch } from './listPageProps';
export type { ListStorage } from './storage';
export type { ListExportEvent } from './useListExport';
export type { ListMenuItem } from './useListItems';
export { type ListChange, type ListState, type ListStateOptions, useListState } from './useListState';
