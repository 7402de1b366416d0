import type { Samples } from '../../testing/conformance';
import { StatCard } from './StatCard';

export default {
  StatCard: {
    render: (props) => <StatCard label="Total Properties" value={35} hint="28 occupied" {...props} />,
    parts: ['label', 'value', 'hint'],
  },
} satisfies Samples;
