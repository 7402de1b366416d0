import type { Samples } from '../../testing/conformance';
import { ProgressBar } from './ProgressBar';

export default {
  ProgressBar: (props) => <ProgressBar label="Loading report" {...props} />,
} satisfies Samples;
