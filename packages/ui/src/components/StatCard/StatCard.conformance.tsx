import type { Samples } from '../../testing/conformance';
import { StatCard } from './StatCard';

export default {
  StatCard: (props) => <StatCard label="Total Properties" value={35} {...props} />,
} satisfies Samples;
