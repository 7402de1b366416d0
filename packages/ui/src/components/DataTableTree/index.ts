export { type TreeRowsOptions, treeRows } from './treeRows';
