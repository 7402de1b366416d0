export { ContextMenu, type ContextMenuProps } from './ContextMenu';
export { type RowMenuOptions, rowMenu } from './rowMenu';
export type { RowMenuItem } from './rowMenuItem';
