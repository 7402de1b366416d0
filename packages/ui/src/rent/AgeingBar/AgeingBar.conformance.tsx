import type { Samples } from '../../testing/conformance';
import { AgeingBar } from './AgeingBar';

const buckets = {
  Current: '1250.00',
  'Due 1-30 days': '480.50',
  'Due 31-60 days': '0.00',
  'Due 61-90 days': '12.25',
  'Due 90+ days': '9900.00',
};

export default {
  AgeingBar: (props) => (
    <AgeingBar {...props} title="Arrears by age" status="ready" amounts={[{ currency: 'USD', buckets }]} />
  ),
} satisfies Samples;
