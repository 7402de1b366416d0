export type { ChartPoint, ChartSeries } from '../../internal/chart/chartData';
export { Sparkline, type SparklineProps } from './Sparkline';
