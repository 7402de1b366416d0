import { today } from '@rentsafe/domain/date';
import type { Currency } from '@rentsafe/domain/money';
import { Combobox } from '@rentsafe/ui/Combobox';
import { DateField } from '@rentsafe/ui/DateField';
import { MoneyField } from '@rentsafe/ui/MoneyField';
import { Stack } from '@rentsafe/ui/Stack';
import { TextArea } from '@rentsafe/ui/TextArea';
import { useMemo, useState } from 'react';
import { findLandlords } from '../../api/landlords';
import { leasesIn } from '../../api/leases';
import { propertiesIn } from '../../api/properties';
import { CurrencyField } from '../../forms/CurrencyField';
import { Fields } from '../../forms/Fields';
import { PartyField } from '../partyField/PartyField';

export type AccountOwner = 'customer' | 'landlord' | 'supplier';

const findLeases = leasesIn();
const findProperties = propertiesIn();

function LandlordFields() {
  const [landlord, setLandlord] = useState<number>();
  const findOwn = useMemo(() => propertiesIn(landlord), [landlord]);
  return (
    <Fields>
      <Combobox
        label="Landlord"
        name="landlord"
        required
        search={findLandlords}
        onValueChange={({ option }) => setLandlord(option ? Number(option.value) : undefined)}
      />
      <Combobox key={landlord} label="Property" name="property" required search={findOwn} />
    </Fields>
  );
}

const SupplierFields = () => (
  <Fields>
    <PartyField label="Supplier" name="party" required />
    <Combobox
      label="Property"
      name="property"
      required
      search={findProperties}
      hint="Its landlord pays the supplier."
    />
  </Fields>
);

/** Whose account a journal is on. */
export function AccountFields({ owner }: { owner: AccountOwner }) {
  if (owner === 'landlord') return <LandlordFields />;
  if (owner === 'supplier') return <SupplierFields />;
  return (
    <Combobox label="Lease" name="lease" required search={findLeases} hint="By number, tenant or address." />
  );
}

/** How much, when and why. */
export function JournalFields() {
  const [currency, setCurrency] = useState<Currency>('USD');
  return (
    <Stack gap="field">
      <Fields>
        <MoneyField label="Amount" name="amount" currency={currency} required />
        <CurrencyField required value={currency} onCurrency={setCurrency} />
        <DateField label="Date" name="on" required max={today()} defaultValue={today()} />
      </Fields>
      <TextArea
        label="Reason"
        name="reason"
        required
        maxLength={500}
        hint="Statements and invoices show it."
      />
    </Stack>
  );
}
