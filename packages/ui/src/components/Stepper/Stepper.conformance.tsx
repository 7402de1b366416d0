import type { Samples } from '../../testing/conformance';
import { Stepper } from './Stepper';

export default {
  Stepper: {
    render: (props) => (
      <Stepper {...props} label="New lease" value="unit" steps={[{ value: 'unit', label: 'Unit' }]} />
    ),
    parts: ['step', 'mark', 'label'],
  },
} satisfies Samples;
