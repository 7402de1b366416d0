import { leaseExtensionForm } from '@rentsafe/domain/lease';
import { DateField } from '@rentsafe/ui/DateField';
import { Fieldset } from '@rentsafe/ui/Fieldset';
import { MoneyField } from '@rentsafe/ui/MoneyField';
import { leaseVerbs } from '../../../../calls/leases';
import { Fields } from '../../../../forms/Fields';
import { capitalised } from '../../../../text/capitalised';
import { type LeaseDialogProps, VerbDialog } from './VerbDialog';

/** Renews a lease: another end and, from a day on, other amounts in the currency of each charge. */
export function RenewDialog(props: LeaseDialogProps) {
  const { to_on, schedules } = props.record;
  return (
    <VerbDialog
      {...props}
      title="Renew"
      form={leaseExtensionForm}
      send={leaseVerbs.renew}
      submitLabel="Renew"
      pendingLabel="Renewing..."
      done="Lease renewed"
      failure="Failed to renew lease"
    >
      <DateField
        label="New End"
        name="to_on"
        defaultValue={to_on ?? ''}
        hint="Leave blank for no end date."
      />
      {schedules.map(({ id, type, currency, steps }) => (
        <Fieldset key={id} legend={`New ${capitalised(type).toLowerCase()} amount`}>
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
    </VerbDialog>
  );
}
