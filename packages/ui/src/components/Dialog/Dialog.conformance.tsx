import type { Samples } from '../../testing/conformance';
import { Dialog } from './Dialog';

export default {
  Dialog: {
    portal: true,
    render: (props) => <Dialog open onOpenChange={() => {}} title="Add New Company" {...props} />,
  },
} satisfies Samples;
