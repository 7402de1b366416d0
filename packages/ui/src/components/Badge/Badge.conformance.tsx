import type { Samples } from '../../testing/conformance';
import { Badge } from './Badge';

export default { Badge: (props) => <Badge {...props}>Occupied</Badge> } satisfies Samples;
