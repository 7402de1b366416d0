import type { Samples } from '../../testing/conformance';
import { ErrorState } from './ErrorState';

export default {
  ErrorState: (props) => (
    <ErrorState title="Search failed" {...props}>
      Try again.
    </ErrorState>
  ),
} satisfies Samples;
