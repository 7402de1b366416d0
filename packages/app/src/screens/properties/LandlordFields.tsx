import { type PartyType, partyTypes } from '@rentsafe/domain/party';
import { Combobox } from '@rentsafe/ui/Combobox';
import { Select } from '@rentsafe/ui/Select';
import { useState } from 'react';
import { findCompanies } from '../../api/companies';
import { findIndividuals } from '../../api/individuals';
import { optionsOf } from '../../forms/options';
import { capitalised } from '../../page/capitalised';
import { useIsStaff } from '../../session/useIsStaff';

const searches = { individual: findIndividuals, company: findCompanies };
const hints = {
  individual: 'Search by name or ID. A person who is not on record is added on the Dashboard first.',
  company: 'Search by name or number. A company that is not on record is added on the Dashboard first.',
};
/** A client company finds whose number it knows. */
const clientHints = {
  individual: 'Search your own by name, or type the whole ID number of a person who is on record.',
  company: 'Search your own by name, or type the whole registration number of a company that is on record.',
};

/** The person or company of the register who owns a property. */
export function LandlordFields() {
  const isStaff = useIsStaff();
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
        hint={(isStaff ? hints : clientHints)[type]}
      />
    </>
  );
}
