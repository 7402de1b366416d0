export { type TotalsOptions, totals } from './totals';
