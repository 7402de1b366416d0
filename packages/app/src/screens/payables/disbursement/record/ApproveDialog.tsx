import { today } from '@rentsafe/domain/date';
import {
  type Disbursement,
  disbursementApprovalForm,
  type disbursementSteps,
} from '@rentsafe/domain/disbursement';
import { Button } from '@rentsafe/ui/Button';
import { Callout } from '@rentsafe/ui/Callout';
import { DateField } from '@rentsafe/ui/DateField';
import { Stack } from '@rentsafe/ui/Stack';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { fundsQuery } from '../../../../calls/disbursements';
import { Fetched } from '../../../../calls/Fetched';
import { useLogin } from '../../../../login/useLogin';
import { ApprovalFacts } from '../../../../payment/ApprovalFacts';
import { StepDialog } from '../../../../record/StepDialog';
import type { StepDialogProps } from '../../../../record/stepKind';
import { approvalChanges } from './approvalChanges';
import { isOwnWork } from './ownWork';

/** Sets the money aside, by another Admin than who prepared or changed it: what is approved is what was read. */
export function ApproveDialog(props: StepDialogProps<typeof disbursementSteps, 'approve'>) {
  const [draft, setDraft] = useState(props.record);
  const funds = useQuery(fundsQuery(draft.id));
  return (
    <StepDialog
      {...props}
      record={draft}
      size="lg"
      form={disbursementApprovalForm(draft.version)}
      ready={funds.data !== undefined}
    >
      <Fetched query={funds} subject="the money behind it">
        {(known) => (
          <Stack gap="field">
            <Changed read={draft} now={props.record} onRead={() => setDraft(props.record)} />
            <OwnWork draft={draft} />
            <ApprovalFacts draft={draft} funds={known} />
            <DateField label="Approved On" name="on" required max={today()} defaultValue={today()} />
          </Stack>
        )}
      </Fetched>
    </StepDialog>
  );
}

function OwnWork({ draft }: { draft: Disbursement }) {
  return isOwnWork(draft, useLogin()?.id) ? (
    <Callout tone="info" title="You prepared or changed this yourself.">
      You can approve it only if no other Admin can. It is then marked as approved alone.
    </Callout>
  ) : null;
}

interface ChangedProps {
  read: Disbursement;
  now: Disbursement;
  onRead: () => void;
}

/** Somebody changed the draft while it was read: what, and a way to go on with what it says now. */
function Changed({ read, now, onRead }: ChangedProps) {
  if (read.version === now.version) return null;
  return (
    <Callout tone="warning" role="alert" title={`${read.number} was changed while you were reading it.`}>
      <Stack gap={2} align="start">
        {approvalChanges(read, now).map((change) => (
          <span key={change}>{change}</span>
        ))}
        <Button size="sm" onClick={onRead}>
          Read it again
        </Button>
      </Stack>
    </Callout>
  );
}
