import type { Samples } from '../../testing/conformance';
import { Announcer } from './Announcer';

export default { Announcer: (props) => <Announcer {...props} /> } satisfies Samples;
