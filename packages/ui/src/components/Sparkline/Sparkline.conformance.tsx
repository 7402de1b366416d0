import type { Samples } from '../../testing/conformance';
import { Sparkline } from './Sparkline';

export default {
  Sparkline: (props) => (
    <Sparkline
      {...props}
      series={{ name: 'Received', currency: 'USD', points: [{ period: '2026-01', amount: '1250.00' }] }}
    />
  ),
} satisfies Samples;
