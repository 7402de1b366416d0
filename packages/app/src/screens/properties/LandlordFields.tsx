import { type PartyType, partyTypes } from '@rentsafe/domain/party';
import { Combobox } from '@rentsafe/ui/Combobox';
import { Select } from '@rentsafe/ui/Select';
import { useState } from 'react';
import { findCompanies } from '../../api/companies';
import { findIndividuals } from '../../api/individuals';
import { optionsOf } from '../../forms/options';
import { capitalised } from '../../page/capitalised';

const searches = { individual: findIndividuals, company: findCompanies };
const hints = {
  individual: 'Search by name or ID. A person who is not on record is added on the Dashboard first.',
  company: 'Search by name or number. A company that is not on record is added on the Dashboard first.',
};

/** The person or company of the register who owns a property. */
export function LandlordFields() {
  const [type, setType] = useState<PartyType>('individual');
  return (
    <>
      <Select
        label="Landlord Type"
        name="landlord_type"
        required
        options={optionsOf(partyTypes, capitalised)}
        value={type}
        onValueChange={({ value }) => value && setType(value)}
      />
      <Combobox
        key={type}
        label="Landlord Name"
        name="landlord_id"
        required
        search={searches[type]}
        hint={hints[type]}
      />
    </>
  );
}
