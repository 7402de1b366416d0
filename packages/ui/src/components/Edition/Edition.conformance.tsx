import type { Samples } from '../../testing/conformance';
import { ConflictNotice } from './ConflictNotice';

export default {
  ConflictNotice: (props) => (
    <ConflictNotice
      edition={{
        conflicts: [{ name: 'make', label: 'Make', saved: 'Toyota', typed: 'Nissan' }],
        kept: {},
        keep: () => {},
      }}
      {...props}
    />
  ),
} satisfies Samples;
