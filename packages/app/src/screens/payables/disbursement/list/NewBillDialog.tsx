import { billForm } from '@rentsafe/domain/bill';
import { today } from '@rentsafe/domain/date';
import type { Currency } from '@rentsafe/domain/money';
import { Combobox } from '@rentsafe/ui/Combobox';
import { DateField } from '@rentsafe/ui/DateField';
import { MoneyField } from '@rentsafe/ui/MoneyField';
import { TextField } from '@rentsafe/ui/TextField';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { addBill, billList } from '../../../../calls/bills';
import { showDisbursements } from '../../../../calls/disbursements';
import { propertiesIn } from '../../../../calls/properties';
import { CreationDialog } from '../../../../forms/CreationDialog';
import { CurrencyField } from '../../../../forms/CurrencyField';
import { Fields } from '../../../../forms/Fields';
import { PartyField } from '../../../../party/field/PartyField';
import { amountText } from '../../../../text/Amounts';

const findProperties = propertiesIn();

/** What a supplier asks for work at a property. */
export function NewBillDialog({ onClose }: { onClose: () => void }) {
  const queryClient = useQueryClient();
  const [currency, setCurrency] = useState<Currency>('USD');
  return (
    <CreationDialog
      title="New Bill"
      creation={{
        record: 'bill',
        form: billForm,
        add: addBill,
        lists: billList.key,
        onCreated: () => showDisbursements(queryClient),
        recordOf: ({ number, party, amount }) => ({
          description: `${number} of ${party.name}, ${amountText(amount)}`,
        }),
      }}
      onClose={onClose}
    >
      <Fields>
        <PartyField label="Supplier" name="party" required />
        <Combobox
          label="Property"
          name="property"
          required
          search={findProperties}
          hint="Paid by its landlord on the date of the bill."
        />
        <TextField
          label="Number"
          name="number"
          required
          autoComplete="off"
          maxLength={50}
          hint="The supplier’s bill number."
        />
        <TextField label="Description" name="description" required autoComplete="off" maxLength={500} />
        <DateField label="Billed On" name="billed_on" required max={today()} defaultValue={today()} />
        <DateField label="Due On" name="due_on" required />
        <MoneyField label="Amount" name="amount" currency={currency} required />
        <CurrencyField required value={currency} onCurrency={setCurrency} />
      </Fields>
    </CreationDialog>
  );
}
