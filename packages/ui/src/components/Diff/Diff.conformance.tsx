import type { Samples } from '../../testing/conformance';
import { Diff } from './Diff';

export default {
  Diff: (props) => (
    <Diff {...props} label="Changes" differences={[{ field: 'Email', before: null, after: 'Rudo' }]} />
  ),
} satisfies Samples;
