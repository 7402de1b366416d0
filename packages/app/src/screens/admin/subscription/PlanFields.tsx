import { currencies } from '@rentsafe/domain/money';
import type { Plan } from '@rentsafe/domain/subscription';
import { NumberField } from '@rentsafe/ui/NumberField';
import { Select } from '@rentsafe/ui/Select';
import { Stack } from '@rentsafe/ui/Stack';
import { TextField } from '@rentsafe/ui/TextField';
import { Fields } from '../../../forms/Fields';

const options = currencies.map((value) => ({ value, label: value }));

/** The terms of a plan. */
export const PlanFields = ({ plan }: { plan?: Plan }) => (
  <Stack gap="field">
    {plan && <input type="hidden" name="version" value={plan.version} />}
    <TextField label="Name" name="name" required maxLength={100} defaultValue={plan?.name ?? ''} />
    <Fields>
      <NumberField
        label="Monthly Price"
        name="monthly"
        required
        decimals={2}
        min={0}
        defaultValue={plan?.monthly.amount ?? ''}
      />
      <Select
        label="Currency"
        name="currency"
        required
        options={options}
        defaultValue={plan?.monthly.currency ?? 'USD'}
      />
      <NumberField
        label="Leases Included"
        name="leases_included"
        required
        decimals={0}
        min={0}
        defaultValue={String(plan?.leases_included ?? 0)}
      />
      <NumberField
        label="Price per Additional Lease"
        name="per_lease"
        required
        decimals={2}
        min={0}
        defaultValue={plan?.per_lease ?? ''}
      />
      <NumberField
        label="Reports Included"
        name="reports_included"
        required
        decimals={0}
        min={0}
        defaultValue={String(plan?.reports_included ?? 0)}
      />
      <NumberField
        label="Price per Additional Report"
        name="per_report"
        required
        decimals={2}
        min={0}
        defaultValue={plan?.per_report ?? ''}
      />
    </Fields>
  </Stack>
);
