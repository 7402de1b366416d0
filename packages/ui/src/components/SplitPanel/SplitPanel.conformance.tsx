import type { Samples } from '../../testing/conformance';
import { SplitPanel } from './SplitPanel';

export default {
  SplitPanel: {
    render: (props) => (
      <SplitPanel {...props} label="Leases" start="L-0001">
        Rudo Ncube
      </SplitPanel>
    ),
    parts: ['start', 'divider', 'end'],
  },
} satisfies Samples;
