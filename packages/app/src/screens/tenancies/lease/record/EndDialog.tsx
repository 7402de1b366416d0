import { today } from '@rentsafe/domain/date';
import { leaseEndForm, type leaseSteps } from '@rentsafe/domain/lease';
import { Callout } from '@rentsafe/ui/Callout';
import { DateField } from '@rentsafe/ui/DateField';
import { Stack } from '@rentsafe/ui/Stack';
import { TextArea } from '@rentsafe/ui/TextArea';
import { StepDialog } from '../../../../record/StepDialog';
import type { StepDialogProps } from '../../../../record/stepKind';
import { endOfLease } from './endOfLease';
import { useFinalAccount } from './useFinalAccount';

/** Ends a lease for good. */
export function EndDialog(props: StepDialogProps<typeof leaseSteps, 'end'>) {
  const { number, notice, to_on } = props.record;
  const { data } = useFinalAccount(props.record);
  const left = data ? endOfLease(props.record, data).filter(({ id, isDone }) => id !== 'end' && !isDone) : [];
  return (
    <StepDialog {...props} title={`End lease: ${number}`} form={leaseEndForm}>
      <Stack gap="field">
        <Callout tone="warning" title="An ended lease cannot be reopened.">
          Ending a lease posts no charges or credits.
        </Callout>
        {left.length > 0 && (
          <Callout tone="warning" title="Not done yet">
            <ul>
              {left.map(({ id, label, amount }) => (
                <li key={id}>
                  {label}
                  {amount && `: ${amount}`}
                </li>
              ))}
            </ul>
          </Callout>
        )}
        <DateField label="Last Day" name="on" required defaultValue={notice?.ends_on ?? to_on ?? today()} />
        <TextArea label="Reason" name="reason" maxLength={500} />
      </Stack>
    </StepDialog>
  );
}
