import type { Samples } from '../../testing/conformance';
import { MultiSelect } from './MultiSelect';

export default {
  MultiSelect: {
    control: true,
    render: (props) => (
      <MultiSelect
        {...props}
        label="Cities"
        options={[{ value: 'harare', label: 'Harare' }]}
        defaultValue={['harare']}
      />
    ),
  },
} satisfies Samples;
