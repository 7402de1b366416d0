export { type ChartPanel, SmallMultiples, type SmallMultiplesProps } from './SmallMultiples';
