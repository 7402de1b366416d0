import { commissionRuleForm } from '@rentsafe/domain/commission';
import { today } from '@rentsafe/domain/date';
import { Combobox } from '@rentsafe/ui/Combobox';
import { DateField } from '@rentsafe/ui/DateField';
import { NumberField } from '@rentsafe/ui/NumberField';
import { Stack } from '@rentsafe/ui/Stack';
import { useQueryClient } from '@tanstack/react-query';
import { addCommissionRule, commissionList } from '../../../calls/currency';
import { findProperties } from '../../../calls/properties';
import { CreationDialog } from '../../../forms/CreationDialog';
import { Fields } from '../../../forms/Fields';
import { day } from '../../../text/day';
import { rateText } from '../../../text/rateText';

/** Another commission from a day on, of a property or of all. What was collected before keeps its own. */
export function AddCommissionDialog({ onClose }: { onClose: () => void }) {
  const queryClient = useQueryClient();
  return (
    <CreationDialog
      title="Add Commission"
      description="Rent collected before this date keeps its commission."
      creation={{
        record: 'commission',
        form: commissionRuleForm,
        add: addCommissionRule,
        lists: commissionList.key,
        onCreated: () => void queryClient.invalidateQueries({ queryKey: commissionList.key }),
        recordOf: ({ property, rate, from_on }) => ({
          description: `${property?.name ?? 'All properties'}: ${rateText(rate)} from ${day(from_on)}`,
        }),
      }}
      onClose={onClose}
    >
      <Stack gap="field">
        <Combobox
          label="Property"
          name="property"
          search={findProperties}
          hint="Leave blank for all properties without a rule of their own."
        />
        <Fields>
          <NumberField
            label="Rate"
            name="rate"
            decimals={2}
            min={0}
            max={100}
            required
            hint="Percentage of rent collected."
          />
          <DateField label="From" name="from_on" required defaultValue={today()} />
        </Fields>
      </Stack>
    </CreationDialog>
  );
}
