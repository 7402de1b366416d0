import { claimMachine, type LeaseClaim } from '@rentsafe/domain/claim';
import { verbsOf } from '@rentsafe/domain/machine';
import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router-dom';
import { claimQuery } from '../../api/claims';
import { leaseQuery } from '../../api/leases';
import { amountText } from '../../page/Amounts';
import { dotted } from '../../page/dotted';
import { claimsPath, debtCallsPath } from '../../page/recordPaths';
import { useStepLevel } from '../../session/useMay';
import { LeaseDisputes } from '../dispute/LeaseDisputes';
import { RecordFiles } from '../files/RecordFiles';
import { RecordFrame } from '../record/RecordFrame';
import { VerbActions } from '../record/VerbActions';
import { useRecord } from '../record/useRecord';
import { ClaimDetails, hasNoneOverdue, isWaiting } from './ClaimDetails';
import { stepDialogs, stepTexts } from './claimSteps';

const frame = {
  kind: 'claim',
  trail: [
    { label: 'Debt Call', href: debtCallsPath },
    { label: 'Claims', href: claimsPath },
  ],
} as const;

export function ClaimScreen() {
  const id = Number(useParams().id);
  const level = useStepLevel();
  const found = useRecord(claimQuery(id));
  if ('absence' in found) return <RecordFrame {...frame} {...found} />;
  const { record } = found;
  return (
    <RecordFrame
      {...frame}
      name={`Claim against ${record.party.name}`}
      description={dotted(amountText(record.amount), record.lease.number)}
      actions={
        <VerbActions
          record={record}
          verbs={verbsOf(claimMachine, record.state, level).filter(
            (verb) => !hasNoneOverdue(record) || (verb !== 'notice' && verb !== 'list'),
          )}
          texts={stepTexts(isWaiting(record))}
          dialogs={stepDialogs}
        />
      }
    >
      <ClaimDetails claim={record} />
      <ClaimDisputes claim={record} />
      <RecordFiles subject={{ type: 'claim', id }} name="the claim" />
    </RecordFrame>
  );
}

/** Whom the claim is against may dispute it once there is a notice. */
function ClaimDisputes({ claim }: { claim: LeaseClaim }) {
  const { data } = useQuery({ ...leaseQuery(claim.lease.id), enabled: claim.noticed_on !== null });
  return data ? <LeaseDisputes lease={data} claim={claim} /> : null;
}
