import { today } from '@rentsafe/domain/date';
import { rateForm } from '@rentsafe/domain/rate';
import { DateField } from '@rentsafe/ui/DateField';
import { NumberField } from '@rentsafe/ui/NumberField';
import { TextField } from '@rentsafe/ui/TextField';
import { useQueryClient } from '@tanstack/react-query';
import { addRate, rateList } from '../../api/currency';
import { CreationDialog } from '../../forms/CreationDialog';
import { Fields } from '../../forms/Fields';
import { day } from '../../page/day';

/** What a dollar cost on a day. Of two for a day the later counts. */
export function AddRateDialog({ onClose }: { onClose: () => void }) {
  const queryClient = useQueryClient();
  return (
    <CreationDialog
      title="Add Rate"
      creation={{
        record: 'rate',
        form: rateForm,
        add: addRate,
        lists: rateList.key,
        onCreated: () => void queryClient.invalidateQueries({ queryKey: rateList.key }),
        recordOf: ({ on, rate }) => ({ description: `ZiG ${rate} for 1 USD on ${day(on)}` }),
      }}
      onClose={onClose}
    >
      <Fields>
        <NumberField label="Rate" name="rate" decimals={6} required hint="ZiG for 1 US dollar." />
        <DateField label="Date" name="on" required max={today()} defaultValue={today()} />
        <TextField
          label="Source"
          name="source"
          required
          maxLength={100}
          hint="Who published it, such as RBZ."
        />
      </Fields>
    </CreationDialog>
  );
}
