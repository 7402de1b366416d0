export { BulkMoneyTable, type BulkMoneyTableProps } from './BulkMoneyTable';
export type { BulkMoneyRow, BulkMoneyValue } from './rows';
export type { BulkMoneyValueEvent } from './useAmounts';
