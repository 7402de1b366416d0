export type { ChartBand, ChartPoint, ChartSeries } from '../../internal/chart/chartData';
export type { ChartStatus } from '../../internal/chart/chartProps';
export { LineChart, type LineChartProps } from './LineChart';
