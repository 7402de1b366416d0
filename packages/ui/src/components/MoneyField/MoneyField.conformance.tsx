import type { Samples } from '../../testing/conformance';
import { MoneyField } from './MoneyField';

export default {
  MoneyField: { control: true, render: (props) => <MoneyField {...props} label="Sample" /> },
} satisfies Samples;
