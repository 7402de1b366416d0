import type { Samples } from '../../testing/conformance';
import { Tag } from './Tag';

export default { Tag: (props) => <Tag {...props}>Sample data</Tag> } satisfies Samples;
