import type { Samples } from '../../testing/conformance';
import { MenuItem } from '../Menu';
import { DataTableMenu } from './DataTableMenu';

export default {
  DataTableMenu: {
    render: (props) => (
      <DataTableMenu tools={[]} defaultOpen {...props}>
        <MenuItem>Print</MenuItem>
      </DataTableMenu>
    ),
    portal: true,
  },
} satisfies Samples;
