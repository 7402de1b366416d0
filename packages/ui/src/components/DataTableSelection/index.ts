export { SelectionBar, type SelectionBarProps } from './SelectionBar';
export {
  everythingSelected,
  isSelected,
  nothingSelected,
  type Selection,
  select,
  selectedCount,
} from './selection';
export { type SelectableOptions, useSelectableColumns } from './useSelectableColumns';
