import type { Samples } from '../../testing/conformance';
import { CheckboxGroup } from './CheckboxGroup';

export default {
  CheckboxGroup: (props) => (
    <CheckboxGroup label="Work" options={[{ value: 'service', label: 'Service' }]} {...props} />
  ),
} satisfies Samples;
