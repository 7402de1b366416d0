import { today } from '@rentsafe/domain/date';
import { rateForm } from '@rentsafe/domain/rate';
import { DateField } from '@rentsafe/ui/DateField';
import { NumberField } from '@rentsafe/ui/NumberField';
import { TextField } from '@rentsafe/ui/TextField';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { addRate, rateList } from '../../../calls/currency';
import { CreationDialog } from '../../../forms/CreationDialog';
import { Fields } from '../../../forms/Fields';
import { useFarRate } from '../../../forms/useFarRate';
import { day } from '../../../text/day';

/** What a dollar cost on a day. Of two for a day the later counts. */
export function AddRateDialog({ onClose }: { onClose: () => void }) {
  const queryClient = useQueryClient();
  const farRate = useFarRate();
  const [on, setOn] = useState<string>(today());
  const [rate, setRate] = useState('');
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
      validate={(entries) => {
        const far = farRate(String(entries.get('on') ?? ''), String(entries.get('rate') ?? ''));
        return far ? { fields: { rate: far } } : {};
      }}
      onClose={onClose}
    >
      <Fields>
        <NumberField
          label="Rate"
          name="rate"
          decimals={6}
          required
          hint="ZiG per US dollar."
          error={farRate(on, rate)}
          value={rate}
          onValueChange={({ value }) => setRate(value)}
        />
        <DateField
          label="Date"
          name="on"
          required
          max={today()}
          value={on}
          onValueChange={({ value }) => setOn(value)}
        />
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
