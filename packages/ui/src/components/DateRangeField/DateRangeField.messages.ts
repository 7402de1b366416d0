import { defineMessages } from '../../internal/messages/messages';

export const dateRangeFieldMessages = defineMessages('dateRangeField', {
  from: 'From',
  to: 'To',
  /** Names the buttons for a whole period. */
  presets: 'Periods',
  today: 'Today',
  yesterday: 'Yesterday',
  thisWeek: 'This week',
  lastWeek: 'Last week',
  thisMonth: 'This month',
  lastMonth: 'Last month',
  thisQuarter: 'This quarter',
  lastQuarter: 'Last quarter',
  thisYear: 'This year',
  lastYear: 'Last year',
});
