export type { BulkAction } from './SelectionBar';
export {
  everythingSelected,
  isSelected,
  nothingSelected,
  type Selection,
  select,
  selectedCount,
} from './selected';
export { type RowSelectionOptions, type SelectionOptions, selection } from './selection';
