import { chartMessages } from '../../internal/chart/chart.messages';
import { defineMessages } from '../../internal/messages/messages';

export const lineChartMessages = defineMessages('lineChart', chartMessages);
