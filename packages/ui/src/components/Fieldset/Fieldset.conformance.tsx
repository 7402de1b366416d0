import type { Samples } from '../../testing/conformance';
import { Fieldset } from './Fieldset';

export default { Fieldset: (props) => <Fieldset label="Employment" {...props} /> } satisfies Samples;
