import type { Samples } from '../../testing/conformance';
import { AgeingCard } from './AgeingCard';

const amounts = {
  Current: 0,
  'Due 1-30 days': 0,
  'Due 31-60 days': 0,
  'Due 61-90 days': 0,
  'Due 90+ days': 0,
};

export default {
  AgeingCard: (props) => (
    <AgeingCard title="Credit Given" amounts={amounts} bucketHref={() => '#'} {...props} />
  ),
} satisfies Samples;
