import { today } from '@rentsafe/domain/date';
import type { Journal } from '@rentsafe/domain/journal';
import type { Currency } from '@rentsafe/domain/money';
import { Combobox } from '@rentsafe/ui/Combobox';
import { DateField } from '@rentsafe/ui/DateField';
import { MoneyField } from '@rentsafe/ui/MoneyField';
import { Stack } from '@rentsafe/ui/Stack';
import { TextArea } from '@rentsafe/ui/TextArea';
import { useMemo, useState } from 'react';
import { findLandlords } from '../../../calls/landlords';
import { leasesIn } from '../../../calls/leases';
import { optionOfParty } from '../../../calls/parties';
import { propertiesIn } from '../../../calls/properties';
import { CurrencyField } from '../../../forms/CurrencyField';
import { Fields } from '../../../forms/Fields';
import { PartyField } from '../../../party/field/PartyField';

export type AccountOwner = 'customer' | 'landlord' | 'supplier';

const findLeases = leasesIn();
const findProperties = propertiesIn();

interface OfJournal {
  /** A draft that is edited. */
  journal?: Journal | undefined;
}

const chosen = (named: { id: number; name: string } | null | undefined) =>
  named ? { value: named.id, label: named.name } : '';

function LandlordFields({ journal }: OfJournal) {
  const [landlord, setLandlord] = useState(journal?.landlord?.id);
  const isSame = landlord === journal?.landlord?.id;
  const findOwn = useMemo(() => propertiesIn(landlord), [landlord]);
  return (
    <Fields>
      <Combobox
        label="Landlord"
        name="landlord"
        required
        search={findLandlords}
        defaultValue={chosen(journal?.landlord)}
        onValueChange={({ option }) => setLandlord(option ? Number(option.value) : undefined)}
      />
      <Combobox
        key={landlord}
        label="Property"
        name="property"
        required
        search={findOwn}
        defaultValue={isSame ? chosen(journal?.property) : ''}
      />
    </Fields>
  );
}

const SupplierFields = ({ journal }: OfJournal) => (
  <Fields>
    <PartyField
      label="Supplier"
      name="party"
      required
      defaultValue={journal?.party ? optionOfParty(journal.party) : ''}
    />
    <Combobox
      label="Property"
      name="property"
      required
      search={findProperties}
      defaultValue={chosen(journal?.property)}
      hint="The supplier is paid from its landlord’s money."
    />
  </Fields>
);

/** Whose account a journal is on. */
export function AccountFields({ owner, journal }: OfJournal & { owner: AccountOwner }) {
  if (owner === 'landlord') return <LandlordFields journal={journal} />;
  if (owner === 'supplier') return <SupplierFields journal={journal} />;
  return (
    <Combobox
      label="Lease"
      name="lease"
      required
      search={findLeases}
      defaultValue={journal?.lease ? { value: journal.lease.id, label: journal.lease.number } : ''}
      hint="By number, tenant or address."
    />
  );
}

/** How much, when and why. */
export function JournalFields({ journal }: OfJournal) {
  const [currency, setCurrency] = useState<Currency>(journal?.amount.currency ?? 'USD');
  return (
    <Stack gap="field">
      <Fields>
        <MoneyField
          label="Amount"
          name="amount"
          currency={currency}
          required
          defaultValue={journal?.amount.amount ?? ''}
        />
        <CurrencyField required value={currency} onCurrency={setCurrency} />
        <DateField label="Date" name="on" required max={today()} defaultValue={journal?.on ?? today()} />
      </Fields>
      <TextArea
        label="Reason"
        name="reason"
        required
        maxLength={500}
        defaultValue={journal?.reason ?? ''}
        hint="Shown on statements and invoices."
      />
    </Stack>
  );
}
