import type { Samples } from '../../testing/conformance';
import { Grid } from './Grid';

export default { Grid: (props) => <Grid {...props} columns={3} /> } satisfies Samples;
