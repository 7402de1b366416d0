import type { Samples } from '../../testing/conformance';
import { DateField } from './DateField';

export default {
  DateField: { control: true, render: (props) => <DateField {...props} label="Date Of Birth" /> },
} satisfies Samples;
