import { leaseExtensionForm, type leaseSteps } from '@rentsafe/domain/lease';
import { DateField } from '@rentsafe/ui/DateField';
import { Fieldset } from '@rentsafe/ui/Fieldset';
import { MoneyField } from '@rentsafe/ui/MoneyField';
import { Fields } from '../../../../forms/Fields';
import { StepDialog } from '../../../../record/StepDialog';
import type { StepDialogProps } from '../../../../record/stepKind';
import { capitalised } from '../../../../text/capitalised';

/** Renews a lease: another end and, from a day on, other amounts in the currency of each charge. */
export function RenewDialog(props: StepDialogProps<typeof leaseSteps, 'extend'>) {
  const { number, to_on, schedules } = props.record;
  return (
    <StepDialog
      {...props}
      title={`Renew: ${number}`}
      form={leaseExtensionForm}
      submitLabel="Renew"
      pendingLabel="Renewing..."
    >
      <DateField
        label="New End Date"
        name="to_on"
        defaultValue={to_on ?? ''}
        hint="Leave blank for no end date."
      />
      {schedules.map(({ id, type, currency, steps }) => (
        <Fieldset key={id} label={`New ${capitalised(type).toLowerCase()} amount`}>
          <Fields>
            <DateField label="From" name={`step_from_on_${id}`} />
            <MoneyField
              label="Amount"
              name={`step_amount_${id}`}
              currency={currency}
              hint={`Now ${steps.at(-1)?.amount ?? ''}; leave both blank to keep it.`}
            />
          </Fields>
        </Fieldset>
      ))}
    </StepDialog>
  );
}
