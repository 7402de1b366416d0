export type { ChartStatus } from '../../internal/chart/chartProps';
export { AgeingBar, type AgeingBarProps } from './AgeingBar';
export type { AgeingAmounts } from './CurrencyBar';
