import type { Samples } from '../../testing/conformance';
import { FileList } from './FileList';

export default {
  FileList: {
    render: (props) => (
      <FileList
        {...props}
        label="Files"
        files={[{ id: 1, name: 'Lease.pdf', type: 'application/pdf', size: 1 }]}
      />
    ),
    parts: ['file', 'picture', 'details'],
  },
} satisfies Samples;
