import { type PartyType, partyTypes } from '@rentsafe/domain/party';
import { Select } from '@rentsafe/ui/Select';
import { useState } from 'react';
import { optionsOf } from '../../../../forms/options';
import { PartyField } from '../../../../party/field/PartyField';
import { capitalised } from '../../../../text/capitalised';

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
      <PartyField key={type} type={type} label="Landlord Name" name="landlord_id" required />
    </>
  );
}
