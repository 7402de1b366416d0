export type { MoneyValue } from '../../internal/money/minors';
export { MoneyTotals, type MoneyTotalsProps } from './MoneyTotals';
