import type { Samples } from '../../testing/conformance';
import { ErrorState } from './ErrorState';

export default {
  ErrorState: {
    render: (props) => (
      <ErrorState title="Search failed" onRetry={() => {}} {...props}>
        Try again.
      </ErrorState>
    ),
    parts: ['icon', 'title', 'body', 'actions'],
  },
} satisfies Samples;
