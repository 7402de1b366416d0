import type { Samples } from '../../testing/conformance';
import { Drawer } from './Drawer';

export default {
  Drawer: {
    render: (props) => <Drawer open onOpenChange={() => {}} title="Filters" {...props} />,
    portal: true,
  },
} satisfies Samples;
