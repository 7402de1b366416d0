import { figure } from '../text/figure';

/** The texts that all charts share. */
export const chartMessages = {
  showTable: 'Show as table',
  showChart: 'Show as chart',
  empty: 'No data',
  error: 'Could not load the chart',
  errorHelp: 'Check the connection, then try again.',
  retry: 'Retry',
  noAmount: 'no data',
  month: 'Month',
  day: 'Date',
  category: 'Category',
  values: (title: string) => `${title}: values`,
  amount: (name: string, amount: string) => `${name} ${amount}`,
  range: (low: string, high: string) => `${low} to ${high}`,
  point: (period: string, amounts: readonly string[]) => `${period}: ${amounts.join(', ')}`,
  otherCurrency: (currency: string, names: readonly string[]) =>
    `This chart is in ${currency}. Not shown, because they are in another currency: ${names.join(', ')}.`,
  latest: (shown: number, total: number) =>
    `The latest ${figure(shown)} of ${figure(total)} are shown. The table has them all.`,
  first: (shown: number, total: number) =>
    `The first ${figure(shown)} of ${figure(total)} are shown. The table has them all.`,
};

export type ChartMessages = typeof chartMessages;
