import type { Samples } from '../../testing/conformance';
import { SortButton } from './SortButton';

export default {
  SortButton: (props) => (
    <SortButton direction="none" {...props}>
      Last Name
    </SortButton>
  ),
} satisfies Samples;
