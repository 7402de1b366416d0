import type { Samples } from '../../testing/conformance';
import { DateText } from './DateText';

export default { DateText: (props) => <DateText {...props} value="2025-03-05" /> } satisfies Samples;
