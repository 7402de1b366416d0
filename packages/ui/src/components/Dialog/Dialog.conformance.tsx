import type { Samples } from '../../testing/conformance';
import { Dialog } from './Dialog';

export default {
  Dialog: {
    portal: true,
    render: (props) => <Dialog open onClose={() => {}} title="Add New Company" {...props} />,
  },
} satisfies Samples;
