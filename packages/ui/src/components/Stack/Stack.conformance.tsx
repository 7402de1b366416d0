import type { Samples } from '../../testing/conformance';
import { Stack } from './Stack';

export default { Stack: (props) => <Stack {...props} /> } satisfies Samples;
