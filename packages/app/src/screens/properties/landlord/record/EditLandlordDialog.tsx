import {
  type Landlord,
  type LandlordDetails,
  type LandlordPatch,
  landlordDetailsForm,
} from '@rentsafe/domain/landlord';
import type { Values } from '@rentsafe/ui/Edition';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { changeLandlord, landlordQuery, showLandlordChange } from '../../../../calls/landlords';
import { EditDialog } from '../../../../forms/EditDialog';
import { LandlordDetailsFields } from '../list/LandlordDetailsFields';

export interface EditLandlordProps {
  landlord: Landlord;
  onClose: () => void;
}

/** The fields that the form holds. */
const valuesOf = (details: Landlord | LandlordDetails): Values => ({
  vat_registered: details.vat_registered,
  vat_number: details.vat_number,
  rent_tax: details.rent_tax,
  bank_name: details.bank_name,
  bank_branch: details.bank_branch,
  account_number: details.account_number,
});

/** Tax and bank of a landlord on record. */
export function EditLandlordDialog({ landlord, onClose }: EditLandlordProps) {
  const queryClient = useQueryClient();
  // A change that arrives while the form is open is none of its own.
  const [before] = useState(landlord);
  const { id, party } = before;
  return (
    <EditDialog
      title={`Edit ${party.name}`}
      edit={{
        record: 'landlord',
        before,
        form: landlordDetailsForm,
        valuesOf,
        typedValues: valuesOf,
        save: (changes, version) => changeLandlord(id, { ...changes, version } as LandlordPatch),
        read: () => queryClient.fetchQuery({ ...landlordQuery(id), staleTime: 0 }),
        onSaved: (saved) => showLandlordChange(queryClient, saved),
      }}
      onClose={onClose}
    >
      <LandlordDetailsFields initial={before} />
    </EditDialog>
  );
}
