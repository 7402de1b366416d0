import type { Samples } from '../../testing/conformance';
import { Stepper } from './Stepper';

export default {
  Stepper: (props) => (
    <Stepper {...props} label="New lease" value="unit" steps={[{ value: 'unit', label: 'Unit' }]} />
  ),
} satisfies Samples;
