import type { Samples } from '../../testing/conformance';
import { ExpandableText } from './ExpandableText';

export default {
  ExpandableText: {
    render: (props) => <ExpandableText parts={['1 First Street, Harare', 'P.O. Box 1']} {...props} />,
    parts: ['text', 'toggle'],
  },
} satisfies Samples;
