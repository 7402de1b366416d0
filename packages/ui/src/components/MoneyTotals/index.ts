export { MoneyTotals, type MoneyTotalsProps } from './MoneyTotals';
export type { MinorAmount } from './totals';
