import type { Samples } from '../../testing/conformance';
import { ErrorSummary } from './ErrorSummary';

export default {
  ErrorSummary: (props) => (
    <ErrorSummary heading="There is 1 problem" items={[{ message: 'This field is required.' }]} {...props} />
  ),
} satisfies Samples;
