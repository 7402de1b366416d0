import type { Samples } from '../../testing/conformance';
import { TimeField } from './TimeField';

export default {
  TimeField: { control: true, render: (props) => <TimeField {...props} label="Collected at" /> },
} satisfies Samples;
