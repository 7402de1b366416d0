import type { Samples } from '../../testing/conformance';
import { Callout } from './Callout';

export default { Callout: (props) => <Callout {...props} title="Invalid account." /> } satisfies Samples;
