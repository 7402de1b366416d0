import {
  type Contractor,
  type ContractorDetails,
  type ContractorPatch,
  contractorForm,
} from '@rentsafe/domain/contractor';
import type { Values } from '@rentsafe/ui/Edition';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { changeContractor, contractorQuery, showContractorChange } from '../../../../calls/contractors';
import { EditDialog } from '../../../../forms/EditDialog';
import { capitalised } from '../../../../text/capitalised';
import { dotted } from '../../../../text/dotted';
import { ContractorFields } from '../list/ContractorFields';

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

/** Of what has parts, as one reads it; of a party that was chosen just now only the id is known. */
function textOf(field: string, value: unknown): unknown {
  if (field === 'party' && value) {
    const { type, id, name } = value as { type: string; id: number; name?: string };
    return name ?? `${capitalised(type)} ${id}`;
  }
  if (field !== 'contact' || !value) return value;
  const { name, mobile, email } = value as NonNullable<ContractorDetails['contact']>;
  return dotted(name, mobile, email);
}

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
        fieldOf: (record, field) => textOf(field, record[field as keyof Contractor]),
        asRead: async (field, value) => textOf(field, value),
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
