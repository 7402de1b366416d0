import type { LeaseClaim } from '@rentsafe/domain/claim';
import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router-dom';
import { claimQuery } from '../../../../calls/claims';
import { leaseQuery } from '../../../../calls/leases';
import { LeaseDisputes } from '../../../../dispute/LeaseDisputes';
import { RecordFiles } from '../../../../files/RecordFiles';
import { claimsPath, debtCallsPath } from '../../../../paths';
import { RecordFrame } from '../../../../record/RecordFrame';
import { StepActions } from '../../../../record/StepActions';
import { useRecord } from '../../../../record/useRecord';
import { amountText } from '../../../../text/Amounts';
import { dotted } from '../../../../text/dotted';
import { ClaimDetails, isWaiting } from './ClaimDetails';
import { claimKind } from './claimKind';

const frame = {
  kind: 'claim',
  trail: [
    { label: 'Debt Call', href: debtCallsPath },
    { label: 'Claims', href: claimsPath },
  ],
} as const;

/** While it waits, listing is possible and not what comes next. */
const waiting = { list: { isQuiet: true } };

export function ClaimScreen() {
  const id = Number(useParams().id);
  const found = useRecord(claimQuery(id));
  if ('absence' in found) return <RecordFrame {...frame} {...found} />;
  const { record } = found;
  return (
    <RecordFrame
      {...frame}
      name={`Claim against ${record.party.name}`}
      description={dotted(amountText(record.amount), record.lease.number)}
      actions={<StepActions kind={claimKind} record={record} looks={isWaiting(record) ? waiting : {}} />}
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
