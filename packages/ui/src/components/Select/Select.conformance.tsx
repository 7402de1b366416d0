import type { Samples } from '../../testing/conformance';
import { Select } from './Select';

const options = [{ value: 'male', label: 'Male' }];

export default {
  Select: { control: true, render: (props) => <Select {...props} label="Gender" options={options} /> },
} satisfies Samples;
