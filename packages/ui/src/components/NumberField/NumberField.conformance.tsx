import type { Samples } from '../../testing/conformance';
import { NumberField } from './NumberField';

export default {
  NumberField: { control: true, render: (props) => <NumberField {...props} label="Sample" /> },
} satisfies Samples;
