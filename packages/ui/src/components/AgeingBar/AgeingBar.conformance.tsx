import type { Samples } from '../../testing/conformance';
import { AgeingBar } from './AgeingBar';

const buckets = {
  Current: 125000n,
  'Due 1-30 days': 48050n,
  'Due 31-60 days': 0n,
  'Due 61-90 days': 1225n,
  'Due 90+ days': 990000n,
};

export default {
  AgeingBar: (props) => (
    <AgeingBar {...props} title="Arrears by age" status="ready" amounts={[{ currency: 'USD', buckets }]} />
  ),
} satisfies Samples;
