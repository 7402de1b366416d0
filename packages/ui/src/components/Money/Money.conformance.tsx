import type { Samples } from '../../testing/conformance';
import { Money } from './Money';

export default { Money: (props) => <Money {...props} amount={1234.56} /> } satisfies Samples;
