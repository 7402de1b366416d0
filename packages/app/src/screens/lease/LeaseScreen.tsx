import type { Lease } from '@rentsafe/domain/lease';
import { Inline } from '@rentsafe/ui/Inline';
import { PrintButton, PrintFooter, PrintHeader } from '@rentsafe/ui/Print';
import { Stack } from '@rentsafe/ui/Stack';
import { useRef } from 'react';
import { useParams } from 'react-router-dom';
import { leaseQuery } from '../../api/leases';
import { useLogin } from '../../login/useLogin';
import { useLazyDialog } from '../../overlays/useLazyDialog';
import { brand } from '../../page/brand';
import { showPrintProblem } from '../../page/printProblem';
import { leasesPath } from '../../page/recordPaths';
import { useSingleKeys } from '../../page/singleKeys';
import { unitText } from '../leases/leaseTexts';
import { AbsentRecord, RecordFrame } from '../record/RecordFrame';
import { RecordTabs } from '../record/RecordTabs';
import { useRecord } from '../record/useRecord';
import { LeaseActions } from './LeaseActions';
import { LeaseCharges } from './LeaseCharges';
import { LeaseDetails } from './LeaseDetails';
import type { LeaseTask } from './leaseActions';

const frame = { kind: 'lease', trail: [{ label: 'Leases', href: leasesPath }] } as const;

interface TaskDialogProps {
  task: LeaseTask;
  onClose: () => void;
}

const loadDialog = async () => (await import('./LeaseDialog')).LeaseDialog;

/** The first tenant and the unit: what a lease is known by. */
function description(lease: Lease): string {
  const tenant = lease.parties.find(({ role }) => role === 'tenant');
  return [tenant?.party.name, unitText(lease)].filter(Boolean).join(' · ');
}

export function LeaseScreen() {
  const id = Number(useParams().id);
  const task = useLazyDialog<LeaseTask, TaskDialogProps>(loadDialog, 'The form could not be opened');
  const found = useRecord(leaseQuery(id));
  if ('absence' in found) return <AbsentRecord {...frame} {...found} />;
  const { record } = found;
  return (
    <RecordFrame
      {...frame}
      name={record.number}
      description={description(record)}
      actions={<LeaseActions lease={record} task={task.trigger} />}
    >
      <RecordTabs
        kind="lease"
        id={id}
        name={record.number}
        details={<Summary lease={record} />}
        more={[{ value: 'charges', label: 'Charges', content: <LeaseCharges lease={record} /> }]}
      />
      {task.opened && <task.opened.Dialog task={task.opened.subject} onClose={task.onClose} />}
    </RecordFrame>
  );
}

/** The details, which are printed as the summary of the lease. */
function Summary({ lease }: { lease: Lease }) {
  const paper = useRef<HTMLDivElement>(null);
  const singleKeys = useSingleKeys();
  const username = useLogin()?.username;
  const title = `Lease ${lease.number}`;
  return (
    <Stack gap={4}>
      <Inline justify="end">
        <PrintButton
          content={paper}
          documentTitle={title}
          runningHead={`${title} · ${description(lease)}`}
          shortcut={singleKeys ? 'letter' : 'command'}
          onProblem={showPrintProblem}
        >
          Print summary
        </PrintButton>
      </Inline>
      <div ref={paper}>
        <PrintHeader title={`${title} · ${description(lease)}`} brand={brand.name} />
        <LeaseDetails lease={lease} />
        <PrintFooter user={username} />
      </div>
    </Stack>
  );
}
