export type {
  CategoryPoint,
  CategorySeries,
  ChartBand,
  ChartPoint,
  ChartSeries,
} from '../../internal/chart/chartData';
export type { ChartStatus } from '../../internal/chart/chartProps';
export { BarChart, type BarChartProps } from './BarChart';
