import { AlertDialog } from '@rentsafe/ui/AlertDialog';
import { Badge } from '@rentsafe/ui/Badge';
import { type Column, DataTable, useDataTable } from '@rentsafe/ui/DataTable';
import { DateText } from '@rentsafe/ui/DateText';
import { DescriptionList } from '@rentsafe/ui/DescriptionList';
import { Money } from '@rentsafe/ui/Money';
import { RecordPage, type RecordStep, RecordSteps } from '@rentsafe/ui/RecordPage';
import { Timeline } from '@rentsafe/ui/Timeline';
import { toast } from '@rentsafe/ui/Toast';
import { useParams } from 'react-router-dom';
import { useRouterAddress } from '../router/useRouterAddress';
import { readJob, setStatus } from '../server/api';
import { type Job, type Part, Refused } from '../server/records';
import { useRead } from '../useRead';
import { EditJob } from './EditJob';
import { statusTones, statusWords } from './words';

const columns: Column<Part>[] = [
  { id: 'name', header: 'Part', cell: 'name', rowHeader: true },
  { id: 'quantity', header: 'Quantity', kind: 'number', cell: ({ quantity }) => quantity },
  { id: 'price', header: 'Price', kind: 'money', cell: ({ price }) => <Money amount={price} /> },
];

function Parts({ parts }: { parts: readonly Part[] }) {
  const table = useDataTable({ columns, rows: parts, rowKey: ({ name }) => name });
  return <DataTable {...table} caption="Parts" status="ready" emptyHelp="This job needs no parts." />;
}

async function finish({ id, number }: Job) {
  await setStatus([id], 'done');
  toast.success(`Job ${number} finished`);
}

function stepsOf(job: Job): RecordStep[] {
  return [
    {
      id: 'start',
      label: 'Start Work',
      onSelect: () => void setStatus([job.id], 'in_progress'),
      ...(job.status !== 'booked' && { inMenu: true, disabledReason: 'The work has begun.' }),
    },
    {
      id: 'finish',
      label: 'Finish…',
      ...(job.status === 'done' && { inMenu: true, disabledReason: 'This job is done.' }),
      dialog: ({ onClose }) => (
        <AlertDialog
          open
          onOpenChange={onClose}
          onConfirm={() => void finish(job).then(onClose)}
          title={`Finish ${job.number}?`}
          description="The customer is told that the vehicle can be fetched."
          confirmLabel="Finish"
        />
      ),
    },
    { id: 'edit', label: 'Edit…', dialog: ({ onClose }) => <EditJob job={job} onClose={onClose} /> },
  ];
}

const detailsOf = (job: Job) => [
  { term: 'Customer', description: job.customer },
  { term: 'Plate', description: job.plate },
  { term: 'Mechanic', description: job.mechanic },
  { term: 'Due', description: <DateText value={job.due} /> },
  { term: 'Urgent', description: job.isUrgent ? 'Yes' : 'No' },
  { term: 'Labour', description: <Money amount={job.labour} /> },
  { term: 'Total', description: <Money amount={job.total} /> },
  { term: 'Work', description: job.work, wide: true },
];

const neighbour = (id: number) => ({ href: `/jobs/${id}`, label: `J-${String(id).padStart(4, '0')}` });

export function JobPage() {
  const { id: param } = useParams();
  const id = Number(param);
  const { data: job, error, retry } = useRead(`job ${id}`, () => readJob(id));
  const page = { label: 'job', trail: [{ label: 'Jobs', href: '/jobs' }] };
  const address = useRouterAddress();
  if (error) {
    const isMissing = error instanceof Refused && error.status === 404;
    return <RecordPage {...page} title="Job" status={isMissing ? 'missing' : 'error'} onRetry={retry} />;
  }
  if (job?.id !== id) return <RecordPage {...page} title="Job" status="loading" />;
  return (
    <RecordPage
      {...page}
      address={address}
      title={job.number}
      description={`${job.work}, ${job.plate}`}
      tag={<Badge tone={statusTones[job.status]}>{statusWords[job.status]}</Badge>}
      previous={id > 1 ? neighbour(id - 1) : undefined}
      next={neighbour(id + 1)}
      actions={<RecordSteps steps={stepsOf(job)} />}
      paper={{ title: `Job card ${job.number}`, printLabel: 'Print job card', user: 'Nia Evans' }}
      tabs={[
        { value: 'details', label: 'Details', content: <DescriptionList items={detailsOf(job)} /> },
        { value: 'parts', label: 'Parts', content: <Parts parts={job.parts} /> },
        {
          value: 'history',
          label: 'History',
          content: <Timeline label={`History of ${job.number}`} status="ready" events={job.events} />,
        },
      ]}
    />
  );
}
