import type { Samples } from '../../testing/conformance';
import { Combobox } from './Combobox';

export default {
  Combobox: {
    control: true,
    render: (props) => <Combobox {...props} label="Individual" search={() => Promise.resolve([])} />,
  },
} satisfies Samples;
