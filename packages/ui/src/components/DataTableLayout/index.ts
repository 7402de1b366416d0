export { stackedRows } from './stackedRows';
export { stickyFirstColumn } from './stickyColumns';
