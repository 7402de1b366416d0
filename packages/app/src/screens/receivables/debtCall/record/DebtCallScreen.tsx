import type { Lease } from '@rentsafe/domain/lease';
import { Link } from '@rentsafe/ui/Link';
import { useParams } from 'react-router-dom';
import { leaseQuery } from '../../../../calls/leases';
import { OpeningButton } from '../../../../overlays/OpeningButton';
import { useLazyDialog } from '../../../../overlays/useLazyDialog';
import { debtCallsPath, leasePath } from '../../../../paths';
import { RecordFrame } from '../../../../record/RecordFrame';
import { useRecord } from '../../../../record/useRecord';
import { amountsText } from '../../../../text/Amounts';
import { dotted } from '../../../../text/dotted';
import { renderLink } from '../../../../text/renderLink';
import { LeaseClaims } from '../../claim/list/LeaseClaims';
import type { DebtCallDialogProps, DebtCallTask } from './DebtCallDialog';
import { DebtCallHistory } from './DebtCallHistory';
import { DemandLetter } from './DemandLetter';

const frame = { kind: 'lease', trail: [{ label: 'Debt Call', href: debtCallsPath }] } as const;

const tasks = {
  note: 'Note call…',
  promise: 'Record promise…',
  demand: 'Record demand…',
  claim: 'New claim…',
} as const;

/** What a report may not show cannot be claimed. */
const tasksOf = ({ reportable }: Lease) =>
  (Object.keys(tasks) as DebtCallTask[]).filter((task) => task !== 'claim' || reportable);

const load = async () => (await import('./DebtCallDialog')).DebtCallDialog;

export function DebtCallScreen() {
  const id = Number(useParams().id);
  const { trigger, opened, onClose } = useLazyDialog<DebtCallTask, DebtCallDialogProps>(
    load,
    'The form could not be opened',
  );
  const found = useRecord(leaseQuery(id));
  if ('absence' in found) return <RecordFrame {...frame} {...found} />;
  const { record } = found;
  const tenant = record.parties.find(({ role }) => role === 'tenant')?.party.name;
  const owed = record.balances.map(({ currency, balance }) => ({ currency, amount: balance }));
  return (
    <RecordFrame
      {...frame}
      name={record.number}
      description={
        <>
          {dotted(tenant, owed.length > 0 ? `${amountsText(owed)} owed` : 'nothing owed')}{' '}
          <Link asChild>{renderLink({ href: leasePath(id), children: 'Open lease' })}</Link>
        </>
      }
      actions={tasksOf(record).map((task) => (
        <OpeningButton
          key={task}
          variant={task === 'note' ? 'primary' : 'secondary'}
          pending={trigger.opening === task}
          trigger={trigger}
          subject={task}
        >
          {tasks[task]}
        </OpeningButton>
      ))}
    >
      <DemandLetter lease={record} />
      <LeaseClaims lease={record} />
      <DebtCallHistory lease={id} />
      {opened && <opened.Dialog lease={record} task={opened.subject} onClose={onClose} />}
    </RecordFrame>
  );
}
