import {
  type Contractor,
  type ContractorDetails,
  type ContractorPatch,
  contractorForm,
} from '@rentsafe/domain/contractor';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { changeContractor, contractorQuery, showContractorChange } from '../../api/contractors';
import type { Values } from '../../forms/changes';
import { EditDialog } from '../../forms/EditDialog';
import { ContractorFields } from '../contractors/ContractorFields';

export interface EditContractorProps {
  contractor: Contractor;
  onClose: () => void;
}

const partyOf = (party: ContractorDetails['party']) => party && { type: party.type, id: party.id };

/** The fields that the form holds. */
const valuesOf = (details: Contractor | ContractorDetails): Values => ({
  name: details.name,
  number: details.number,
  industry: details.industry,
  party: partyOf(details.party),
  mobile: details.mobile,
  telephone: details.telephone,
  email: details.email,
  contact: details.contact,
  address: details.address,
  currency: details.currency ?? 'USD',
  standard_rate: details.standard_rate,
  emergency_rate: details.emergency_rate,
  licence_number: details.licence_number,
});

/** A contractor on record: the form of a new one, filled in. */
export function EditContractorDialog({ contractor, onClose }: EditContractorProps) {
  const queryClient = useQueryClient();
  // A change that arrives while the form is open is none of its own.
  const [before] = useState(contractor);
  const { id, name } = before;
  return (
    <EditDialog
      title={`Edit ${name}`}
      edit={{
        record: 'contractor',
        before,
        form: contractorForm,
        valuesOf,
        typedValues: valuesOf,
        fieldOf: (record, field) => record[field as keyof Contractor],
        asRead: async (_, value) => value,
        save: (changes, version) => changeContractor(id, { ...changes, version } as ContractorPatch),
        read: () => queryClient.fetchQuery({ ...contractorQuery(id), staleTime: 0 }),
        onSaved: (saved) => showContractorChange(queryClient, saved),
      }}
      onClose={onClose}
    >
      <ContractorFields initial={before} />
    </EditDialog>
  );
}
