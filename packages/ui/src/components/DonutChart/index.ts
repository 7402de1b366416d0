export type { ChartStatus } from '../../internal/chart/chartProps';
export { DonutChart, type DonutChartProps } from './DonutChart';
export type { ChartPart } from './slices';
