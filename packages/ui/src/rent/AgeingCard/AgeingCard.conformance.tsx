import type { Samples } from '../../testing/conformance';
import { AgeingCard } from './AgeingCard';

const amounts = {
  Current: '0.00',
  'Due 1-30 days': '0.00',
  'Due 31-60 days': '0.00',
  'Due 61-90 days': '0.00',
  'Due 90+ days': '0.00',
};

export default {
  AgeingCard: {
    render: (props) => (
      <AgeingCard title="Credit Given" buckets={amounts} bucketHref={() => '/debts'} {...props} />
    ),
    parts: ['head', 'total', 'bucket'],
  },
} satisfies Samples;
