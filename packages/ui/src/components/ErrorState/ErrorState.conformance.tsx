import type { Samples } from '../../testing/conformance';
import { ErrorState } from './ErrorState';

export default { ErrorState: (props) => <ErrorState {...props} /> } satisfies Samples;
