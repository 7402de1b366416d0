import { claimMachine, type LeaseClaim } from '@rentsafe/domain/claim';
import { verbsOf } from '@rentsafe/domain/machine';
import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router-dom';
import { claimQuery } from '../../api/claims';
import { leaseQuery } from '../../api/leases';
import { OpeningButton } from '../../overlays/OpeningButton';
import { useLazyDialog } from '../../overlays/useLazyDialog';
import { amountText } from '../../page/Amounts';
import { dotted } from '../../page/dotted';
import { claimsPath, debtCallsPath } from '../../page/recordPaths';
import { useStepLevel } from '../../session/useMay';
import { LeaseDisputes } from '../dispute/LeaseDisputes';
import { RecordFiles } from '../files/RecordFiles';
import { RecordFrame } from '../record/RecordFrame';
import { useRecord } from '../record/useRecord';
import { ClaimDetails, isWaiting } from './ClaimDetails';
import { type ClaimTask, claimActionLabels } from './claimActions';

const frame = {
  kind: 'claim',
  trail: [
    { label: 'Debt Call', href: debtCallsPath },
    { label: 'Claims', href: claimsPath },
  ],
} as const;

interface TaskDialogProps {
  task: ClaimTask;
  onClose: () => void;
}

const load = async () => (await import('./ClaimDialog')).ClaimDialog;

export function ClaimScreen() {
  const id = Number(useParams().id);
  const level = useStepLevel();
  const { trigger, opened, onClose } = useLazyDialog<ClaimTask, TaskDialogProps>(
    load,
    'The form could not be opened',
  );
  const found = useRecord(claimQuery(id));
  if ('absence' in found) return <RecordFrame {...frame} {...found} />;
  const { record } = found;
  return (
    <RecordFrame
      {...frame}
      name={`Claim against ${record.party.name}`}
      description={dotted(amountText(record.amount), record.lease.number)}
      actions={verbsOf(claimMachine, record.state, level).map((action, index) => (
        <OpeningButton
          key={action}
          variant={index === 0 && !(action === 'list' && isWaiting(record)) ? 'primary' : 'secondary'}
          pending={trigger.opening?.action === action}
          trigger={trigger}
          subject={{ action, claim: record }}
        >
          {claimActionLabels[action]}
        </OpeningButton>
      ))}
    >
      <ClaimDetails claim={record} />
      <ClaimDisputes claim={record} />
      <RecordFiles subject={{ type: 'claim', id }} name="the claim" />
      {opened && <opened.Dialog task={opened.subject} onClose={onClose} />}
    </RecordFrame>
  );
}

/** Whom the claim is against may dispute it once there is a notice. */
function ClaimDisputes({ claim }: { claim: LeaseClaim }) {
  const { data } = useQuery({ ...leaseQuery(claim.lease.id), enabled: claim.noticed_on !== null });
  return data ? <LeaseDisputes lease={data} claim={claim} /> : null;
}
