import type { Samples } from '../../testing/conformance';
import { MenuItem } from '../Menu';
import { ContextMenu } from './ContextMenu';

export default {
  ContextMenu: {
    render: (props) => (
      <ContextMenu label="Job 12" trigger={<section>Job 12</section>} {...props}>
        <MenuItem>Edit</MenuItem>
      </ContextMenu>
    ),
    notShown: ['Job 12', 'Edit'],
    rootless: 'Its menu is there once it is asked for.',
  },
} satisfies Samples;
