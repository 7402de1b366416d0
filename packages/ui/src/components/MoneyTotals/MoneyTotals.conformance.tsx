import type { Samples } from '../../testing/conformance';
import { MoneyTotals } from './MoneyTotals';

export default {
  MoneyTotals: {
    render: (props) => <MoneyTotals {...props} amounts={[{ amount: '1234.56', currency: 'USD' }]} />,
    parts: ['total'],
  },
} satisfies Samples;
