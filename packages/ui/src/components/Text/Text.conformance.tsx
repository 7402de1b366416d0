import type { Samples } from '../../testing/conformance';
import { Text } from './Text';

export default { Text: (props) => <Text {...props}>No data held</Text> } satisfies Samples;
