import type { Samples } from '../../testing/conformance';
import { CopyButton } from './CopyButton';

export default {
  CopyButton: {
    render: (props) => (
      <CopyButton {...props} value="L-0001">
        Copy lease number
      </CopyButton>
    ),
    notShown: ['L-0001'],
  },
} satisfies Samples;
