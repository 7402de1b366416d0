import type { Samples } from '../../testing/conformance';
import { Timeline } from './Timeline';

export default {
  Timeline: {
    render: (props) => (
      <Timeline
        {...props}
        label="History"
        status="ready"
        events={[
          {
            id: 1,
            at: '2026-03-05T12:30:00Z',
            actor: 'Rudo',
            action: 'Changed it',
            changes: [{ field: 'City', before: 'Harare', after: 'Mutare' }],
          },
        ]}
      />
    ),
    parts: ['list', 'event', 'head', 'changes'],
  },
} satisfies Samples;
