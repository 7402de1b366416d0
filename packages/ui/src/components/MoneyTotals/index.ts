export type { MinorAmount } from '../../internal/money/totals';
export { MoneyTotals, type MoneyTotalsProps } from './MoneyTotals';
