export type { ChartStatus } from '../../internal/chart/chartProps';
export { type AgeingAmounts, type AgeingBucket, ageingBuckets } from '../ageing';
export { AgeingBar, type AgeingBarProps } from './AgeingBar';
