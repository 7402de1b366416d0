import type { Samples } from '../../testing/conformance';
import { Heading } from './Heading';

export default {
  Heading: (props) => (
    <Heading {...props} level={1}>
      Internal Users
    </Heading>
  ),
} satisfies Samples;
