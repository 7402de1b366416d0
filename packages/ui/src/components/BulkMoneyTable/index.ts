export { BulkMoneyTable, type BulkMoneyTableProps, type BulkMoneyValueEvent } from './BulkMoneyTable';
export type { BulkMoneyRow, BulkMoneyValue } from './rows';
