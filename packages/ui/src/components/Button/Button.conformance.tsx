import type { Samples } from '../../testing/conformance';
import { Button } from './Button';

export default { Button: (props) => <Button {...props}>Print</Button> } satisfies Samples;
