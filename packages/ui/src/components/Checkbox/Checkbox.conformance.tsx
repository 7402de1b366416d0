import type { Samples } from '../../testing/conformance';
import { Checkbox } from './Checkbox';

export default {
  Checkbox: { control: true, render: (props) => <Checkbox {...props} label="Sample" /> },
} satisfies Samples;
