import type { Samples } from '../../testing/conformance';
import { Diff } from './Diff';

export default {
  Diff: {
    render: (props) => (
      <Diff {...props} label="Changes" differences={[{ field: 'Email', before: null, after: 'Rudo' }]} />
    ),
    parts: ['table', 'row', 'field', 'value'],
  },
} satisfies Samples;
