import type { Samples } from '../../testing/conformance';
import { RecordPage } from './RecordPage';
import { RecordSteps } from './RecordSteps';
import { RecordTabs } from './RecordTabs';

export default {
  RecordPage: (props) => (
    <RecordPage
      label="job"
      title="J-104"
      description="Brake pads"
      trail={[{ label: 'Jobs', href: '/jobs' }]}
      next={{ href: '/jobs/105', label: 'J-105' }}
      {...props}
    />
  ),
  RecordSteps: {
    render: () => <RecordSteps steps={[{ id: 'close', label: 'Close…' }]} />,
    rootless: 'It renders buttons and a menu side by side.',
  },
  RecordTabs: {
    render: (props) => (
      <RecordTabs
        label="J-104"
        tabs={[
          { value: 'details', label: 'Details', content: 'Brake pads' },
          { value: 'history', label: 'History', content: 'Added by Rudo' },
        ]}
        {...props}
      />
    ),
    notShown: ['Added by Rudo'],
  },
} satisfies Samples;
