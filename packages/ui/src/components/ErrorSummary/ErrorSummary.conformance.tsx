import type { Samples } from '../../testing/conformance';
import { ErrorSummary } from './ErrorSummary';

export default {
  ErrorSummary: {
    render: (props) => (
      <ErrorSummary
        heading="There is 1 problem"
        items={[{ message: 'This field is required.' }]}
        {...props}
      />
    ),
    parts: ['icon', 'heading', 'list'],
  },
} satisfies Samples;
