import type { Samples } from '../../testing/conformance';
import { Toaster } from './Toaster';

export default { Toaster: { render: (props) => <Toaster {...props} />, portal: true } } satisfies Samples;
