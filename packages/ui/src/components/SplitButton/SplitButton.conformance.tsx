import type { Samples } from '../../testing/conformance';
import { MenuItem } from '../Menu';
import { SplitButton } from './SplitButton';

export default {
  SplitButton: {
    render: (props) => (
      <SplitButton menuLabel="More ways to save" menu={<MenuItem>Save and print</MenuItem>} {...props}>
        Save
      </SplitButton>
    ),
    control: true,
    notShown: ['Save and print'],
  },
} satisfies Samples;
