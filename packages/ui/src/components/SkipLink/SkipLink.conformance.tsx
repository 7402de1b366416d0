import type { Samples } from '../../testing/conformance';
import { SkipLink } from './SkipLink';

export default { SkipLink: (props) => <SkipLink {...props} /> } satisfies Samples;
