export { DataTableMenu, type DataTableMenuProps } from './DataTableMenu';
