export type { ChartStatus } from '../../internal/chart/chartProps';
export { type AgeingAmounts, AgeingBar, type AgeingBarProps } from './AgeingBar';
