import type { Samples } from '../../testing/conformance';
import { HoverCard } from './HoverCard';

export default {
  HoverCard: {
    render: (props) => (
      <HoverCard content="Three branches" defaultOpen {...props}>
        <a href="#company">Msasa Property Holdings</a>
      </HoverCard>
    ),
    portal: true,
  },
} satisfies Samples;
