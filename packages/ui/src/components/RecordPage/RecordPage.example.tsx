import { AlertDialog } from '@rentsafe/ui/AlertDialog';
import { Badge } from '@rentsafe/ui/Badge';
import { DescriptionList } from '@rentsafe/ui/DescriptionList';
import { RecordPage, RecordSteps } from '@rentsafe/ui/RecordPage';

/** The open tab is in the address; with a router give it an `address` of a few lines, as to a ListPage. */
export function JobPage() {
  return (
    <RecordPage
      label="job"
      title="J-104"
      tag={<Badge tone="warning">In progress</Badge>}
      trail={[{ label: 'Jobs', href: '#jobs' }]}
      previous={{ href: '#jobs/103', label: 'J-103' }}
      next={{ href: '#jobs/105', label: 'J-105' }}
      paper={{ title: 'Job J-104', user: 'Rudo Ncube' }}
      actions={
        <RecordSteps
          steps={[
            { id: 'finish', label: 'Finish', onSelect: () => console.info('Finished') },
            {
              id: 'cancel',
              label: 'Cancel job…',
              inMenu: true,
              tone: 'danger',
              dialog: ({ onClose }) => (
                <AlertDialog
                  open
                  onOpenChange={onClose}
                  onConfirm={onClose}
                  title="Cancel job J-104?"
                  description="Its parts go back to the store."
                  confirmLabel="Cancel job"
                />
              ),
            },
          ]}
        />
      }
      tabs={[
        {
          value: 'details',
          label: 'Details',
          content: <DescriptionList items={[{ term: 'Mechanic', description: 'Tendai Moyo' }]} />,
        },
        { value: 'history', label: 'History', content: 'Added on 5 Mar 2025 by Rudo Ncube.' },
      ]}
    />
  );
}
