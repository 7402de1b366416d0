import type { Samples } from '../../testing/conformance';
import { EmptyState } from './EmptyState';

export default { EmptyState: (props) => <EmptyState {...props} title="No data" /> } satisfies Samples;
