import { defineMessages } from '../../internal/messages/messages';
export const classificationLegendMessages = defineMessages('classificationLegend', {
  notRated: 'Not rated',
  legend: 'Classification legend',
});
