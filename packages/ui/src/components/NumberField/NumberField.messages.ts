import { defineMessages } from '../../internal/messages/messages';
export const numberFieldMessages = defineMessages('numberField', {
  format: (example: string) => `Enter a number, such as ${example}.`,
  whole: 'Enter a whole number.',
  decimals: (count: number) => `Enter no more than ${count} decimal places.`,
  min: (min: number) => `Enter ${min} or more.`,
  max: (max: number) => `Enter ${max} or less.`,
});
