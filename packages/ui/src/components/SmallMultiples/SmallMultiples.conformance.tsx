import type { Samples } from '../../testing/conformance';
import { SmallMultiples } from './SmallMultiples';

export default {
  SmallMultiples: (props) => (
    <SmallMultiples
      {...props}
      title="Collected by property"
      currency="USD"
      status="ready"
      panels={[
        {
          title: 'Msasa Court',
          series: [
            { name: 'Collected', currency: 'USD', points: [{ period: '2026-01', amount: '1250.00' }] },
          ],
        },
      ]}
    />
  ),
} satisfies Samples;
