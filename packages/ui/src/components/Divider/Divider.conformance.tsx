import type { Samples } from '../../testing/conformance';
import { Divider } from './Divider';

export default { Divider: (props) => <Divider {...props} /> } satisfies Samples;
