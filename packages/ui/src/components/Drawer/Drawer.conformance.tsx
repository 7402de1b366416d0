import type { Samples } from '../../testing/conformance';
import { Drawer } from './Drawer';

export default {
  Drawer: {
    render: (props) => <Drawer open onClose={() => {}} title="Filters" {...props} />,
    portal: true,
  },
} satisfies Samples;
