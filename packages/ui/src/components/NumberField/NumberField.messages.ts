import { defineMessages } from '../../internal/messages/messages';
export const numberFieldMessages = defineMessages('numberField', {
  format: 'Enter a number, such as 1200.50.',
  whole: 'Enter a whole number.',
  decimals: (count: number) => `Enter no more than ${count} decimal places.`,
  min: (min: number) => `Enter ${min} or more.`,
  max: (max: number) => `Enter ${max} or less.`,
});
