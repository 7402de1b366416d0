import type { AddressInput } from '@rentsafe/domain/address';
import { type Branch, type BranchInput, type BranchPatch, branchForm } from '@rentsafe/domain/branch';
import type { ContactInput } from '@rentsafe/domain/contact';
import type { Values } from '@rentsafe/ui/Edition';
import { useQueries, useQueryClient } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { branchQuery, changeBranch, showBranchChange } from '../../../calls/branches';
import { individualQuery } from '../../../calls/individualRecord';
import { namedAddress } from '../../../calls/locations';
import { addressValues } from '../../../forms/addressValues';
import { EditDialog } from '../../../forms/EditDialog';
import { BranchFields } from './add/BranchFields';

export interface EditBranchProps {
  branch: Branch;
  onClose: () => void;
}

const contactValues = (contacts: Branch['contacts'] = []): ContactInput[] =>
  contacts.map(({ individual, position, contact_type, is_primary = false }) => ({
    individual: individual.id,
    position,
    contact_type: contact_type as ContactInput['contact_type'],
    is_primary,
  }));

const valuesOf = ({ branch_name, addresses, contacts }: Branch): Values => ({
  branch_name,
  addresses: addressValues(addresses),
  contacts: contactValues(contacts),
});

const typedValues = ({ branch_name, addresses = [], contacts = [] }: BranchInput): Values => ({
  branch_name,
  addresses,
  contacts,
});

/** A branch on record: the form of a new one, filled in. */
export function EditBranchDialog({ branch, onClose }: EditBranchProps) {
  const queryClient = useQueryClient();
  // A change that arrives while the form is open is none of its own.
  const [before] = useState(branch);
  const { id, company } = before;
  const form = useMemo(() => branchForm(company.id), [company.id]);
  // A branch is read without the ID numbers of its contacts, which tell two people with one name apart.
  const people = useQueries({
    queries: (before.contacts ?? []).map(({ individual }) => ({
      ...individualQuery(individual.id),
      retry: false,
    })),
  });
  const named = async ({ individual, ...contact }: ContactInput) => ({
    ...contact,
    individual: await queryClient.fetchQuery(individualQuery(individual)),
  });
  if (people.some(({ isPending }) => isPending)) return null;
  const contacts = before.contacts?.map((contact, nth) => ({
    ...contact,
    individual: { ...contact.individual, identification_number: people[nth]?.data?.identification_number },
  }));
  return (
    <EditDialog
      title={`Edit ${before.branch_name}`}
      edit={{
        record: 'branch',
        before,
        form,
        valuesOf,
        typedValues,
        fieldOf: (record, field) => record[field as keyof Branch],
        asRead: async (field, value) => {
          if (field === 'contacts') return Promise.all((value as ContactInput[]).map(named));
          if (field !== 'addresses') return value;
          return Promise.all((value as AddressInput[]).map((address) => namedAddress(queryClient, address)));
        },
        save: (changes, version) => changeBranch(id, { ...changes, version } as BranchPatch),
        read: () => queryClient.fetchQuery({ ...branchQuery(id), staleTime: 0 }),
        onSaved: (saved) => showBranchChange(queryClient, saved),
      }}
      onClose={onClose}
    >
      <BranchFields company={company} initial={{ ...before, contacts }} />
    </EditDialog>
  );
}
