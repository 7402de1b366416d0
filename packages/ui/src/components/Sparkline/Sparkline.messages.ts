import { defineMessages } from '../../internal/messages/messages';

export const sparklineMessages = defineMessages('sparkline', {
  amount: (amount: string, period: string) => `${amount} (${period})`,
  range: (name: string, first: string, last: string, lowest: string, highest: string) =>
    `${name}: from ${first} to ${last}; lowest ${lowest}, highest ${highest}`,
  empty: (name: string) => `${name}: no data`,
});
