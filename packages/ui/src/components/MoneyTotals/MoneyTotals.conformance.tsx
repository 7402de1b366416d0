import type { Samples } from '../../testing/conformance';
import { MoneyTotals } from './MoneyTotals';

export default {
  MoneyTotals: (props) => <MoneyTotals {...props} amounts={[{ minor: 123_456, currency: 'USD' }]} />,
} satisfies Samples;
