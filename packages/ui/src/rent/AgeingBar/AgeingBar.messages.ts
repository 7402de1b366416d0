import { defineMessages } from '../../internal/messages/messages';
import type { AgeingBucket } from '../ageing';

const buckets: Record<AgeingBucket, string> = {
  Current: 'Current',
  'Due 1-30 days': '1–30 days',
  'Due 31-60 days': '31–60 days',
  'Due 61-90 days': '61–90 days',
  'Due 90+ days': '90+ days',
};

export const ageingBarMessages = defineMessages('ageingBar', {
  buckets,
  total: (amount: string) => `Total: ${amount}`,
  /** Of an amount, and of a total, that cannot be read. */
  noAmount: 'N/A',
  empty: 'Nothing is owed',
  error: 'Could not load the amounts',
  errorHelp: 'Check the connection, then try again.',
  retry: 'Retry',
});
