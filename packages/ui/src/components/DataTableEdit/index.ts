export type { CellChanges } from './changes';
export { type EditedColumn, type EditingOptions, editing } from './editing';
