import { today } from '@rentsafe/domain/date';
import { reasonFields, reasonForm, type Steps, stepOf } from '@rentsafe/domain/step';
import { Callout } from '@rentsafe/ui/Callout';
import { DateField } from '@rentsafe/ui/DateField';
import { Stack } from '@rentsafe/ui/Stack';
import { TextArea } from '@rentsafe/ui/TextArea';
import { StepDialog } from './StepDialog';
import type { StepDialogProps } from './stepKind';
import { capital } from './stepWords';
import { useStep } from './useStep';

/** The dialog of a step that takes a day, a reason, or both. */
export function ReasonDialog(props: StepDialogProps<Steps>) {
  const { kind, verb, record } = props;
  const { participle } = useStep(props).words;
  const { body } = stepOf(kind.steps, verb);
  const fields = reasonFields(body);
  const { warning, dayLabel, earliest, keepLabel, tone, ...said } = kind.looks[verb]?.about?.(record) ?? {};
  return (
    <StepDialog {...props} {...said} form={reasonForm(body)}>
      <Stack gap="field">
        {warning && (
          <Callout tone={warning.tone ?? 'warning'} title={warning.title}>
            {warning.text}
          </Callout>
        )}
        {fields.includes('on') && (
          <DateField
            label={dayLabel ?? `${capital(participle)} On`}
            name="on"
            required
            min={earliest ?? undefined}
            max={today()}
            defaultValue={today()}
          />
        )}
        {fields.includes('reason') && <TextArea label="Reason" name="reason" required maxLength={500} />}
      </Stack>
    </StepDialog>
  );
}
