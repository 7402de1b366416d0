import { today } from '@rentsafe/domain/date';
import { taxes, taxRateForm } from '@rentsafe/domain/tax';
import { DateField } from '@rentsafe/ui/DateField';
import { NumberField } from '@rentsafe/ui/NumberField';
import { Select } from '@rentsafe/ui/Select';
import { useQueryClient } from '@tanstack/react-query';
import { addTaxRate, taxRatesQuery } from '../../../calls/currency';
import { CreationDialog } from '../../../forms/CreationDialog';
import { Fields } from '../../../forms/Fields';
import { optionsOf } from '../../../forms/options';
import { day } from '../../../text/day';
import { rateText } from '../../../text/rateText';
import { taxTexts } from './taxRates';

/** Another rate of a tax from a day on. What was charged before keeps its own. */
export function AddTaxDialog({ onClose }: { onClose: () => void }) {
  const queryClient = useQueryClient();
  return (
    <CreationDialog
      title="Add Tax Rate"
      description="Applies to all clients. Earlier charges keep their rate."
      creation={{
        record: 'tax rate',
        form: taxRateForm,
        add: addTaxRate,
        lists: taxRatesQuery.queryKey,
        onCreated: () => void queryClient.invalidateQueries({ queryKey: taxRatesQuery.queryKey }),
        recordOf: ({ tax, rate, from_on }) => ({
          description: `${taxTexts[tax]}: ${rateText(rate)} from ${day(from_on)}`,
        }),
      }}
      onClose={onClose}
    >
      <Fields>
        <Select label="Tax" name="tax" required options={optionsOf(taxes, (tax) => taxTexts[tax])} />
        <DateField label="From" name="from_on" required defaultValue={today()} />
        <NumberField
          label="Rate"
          name="rate"
          decimals={2}
          min={0}
          max={100}
          required
          hint="Percentage, such as 15.50."
        />
      </Fields>
    </CreationDialog>
  );
}
