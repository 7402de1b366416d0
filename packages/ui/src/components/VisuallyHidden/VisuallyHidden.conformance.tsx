import type { Samples } from '../../testing/conformance';
import { VisuallyHidden } from './VisuallyHidden';

export default {
  VisuallyHidden: (props) => <VisuallyHidden {...props}>Clear</VisuallyHidden>,
} satisfies Samples;
