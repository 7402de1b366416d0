import type { Samples } from '../../testing/conformance';
import { Skeleton } from './Skeleton';

export default { Skeleton: (props) => <Skeleton {...props} /> } satisfies Samples;
