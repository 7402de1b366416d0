import { defineMessages } from '../../internal/messages/messages';
import type { AgeingBucket } from '../ageing';
export const ageingCardMessages = defineMessages('ageingCard', {
  view: 'View',
  total: 'Total',
  /** Of an amount that cannot be read, of the total and of the shares. */
  none: 'N/A',
  buckets: {
    Current: 'Current',
    'Due 1-30 days': 'Due 1-30 days',
    'Due 31-60 days': 'Due 31-60 days',
    'Due 61-90 days': 'Due 61-90 days',
    'Due 90+ days': 'Due 90+ days',
  } satisfies Record<AgeingBucket, string>,
});
