import type { Samples } from '../../testing/conformance';
import { Inline } from './Inline';

export default { Inline: (props) => <Inline {...props} /> } satisfies Samples;
