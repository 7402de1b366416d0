export { columnLabel, plainValueOf, type TableColumn } from '../../internal/table/columns';
export type {
  AnyRowFeature,
  DataTableFeature,
  RowProps,
  TableBodyProps,
  TableExtras,
  TableGroups,
  TableModel,
  TableSlot,
  TableTool,
} from '../../internal/table/features';
export { type ToolOptions, toolOf } from '../../internal/table/ToolPanel';
export { type FeatureState, useFeatureState } from '../../internal/table/useFeatureState';
