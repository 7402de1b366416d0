import type { Samples } from '../../testing/conformance';
import { Fieldset } from './Fieldset';

export default { Fieldset: (props) => <Fieldset legend="Employment" {...props} /> } satisfies Samples;
