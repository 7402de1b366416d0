import { chartMessages } from '../../internal/chart/chart.messages';
import { defineMessages } from '../../internal/messages/messages';
import { figure } from '../../internal/text/figure';

const { showTable, showChart, empty, error, errorHelp, retry, noAmount, category } = chartMessages;

export const donutChartMessages = defineMessages('donutChart', {
  ...{ showTable, showChart, empty, error, errorHelp, retry, noAmount, category },
  amountHeader: 'Amount',
  share: 'Share',
  total: (amount: string) => `Total: ${amount}`,
  /** In place of parts that are too many to be told apart. */
  others: (count: number) => `${figure(count)} others`,
});
