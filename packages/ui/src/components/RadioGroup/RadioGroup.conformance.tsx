import type { Samples } from '../../testing/conformance';
import { RadioGroup } from './RadioGroup';

const options = [{ value: 'male', label: 'Male' }];

export default {
  RadioGroup: (props) => <RadioGroup {...props} label="Gender" options={options} />,
} satisfies Samples;
