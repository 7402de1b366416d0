import type { Samples } from '../../testing/conformance';
import { Spinner } from './Spinner';

export default { Spinner: (props) => <Spinner label="Loading" {...props} /> } satisfies Samples;
