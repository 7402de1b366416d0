import type { AddressInput } from '@rentsafe/domain/address';
import { fullName, type Individual, type IndividualPatch, individualForm } from '@rentsafe/domain/individual';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { changeIndividual, individualQuery, showIndividualChange } from '../../../calls/individualRecord';
import { namedAddress } from '../../../calls/locations';
import { EditDialog } from '../../../forms/EditDialog';
import { IndividualFields } from '../../../party/addIndividual/IndividualFields';
import { useIdentification } from '../../../party/addIndividual/useIdentification';
import { withE164 } from '../../../party/addIndividual/withE164';
import { individualValues, typedIndividual } from './individualValues';

export interface EditIndividualProps {
  individual: Individual;
  onClose: () => void;
}

/** A person on record: the form of a new one, filled in. */
export function EditIndividualDialog({ individual, onClose }: EditIndividualProps) {
  const queryClient = useQueryClient();
  // A change that arrives while the form is open is none of its own.
  const [before] = useState(individual);
  const { id } = before;
  const { fields, report, onRefused, validate } = useIdentification(before);
  return (
    <>
      <EditDialog
        title={`Edit ${fullName(before)}`}
        edit={{
          record: 'individual',
          before,
          form: individualForm,
          prepare: withE164,
          valuesOf: individualValues,
          typedValues: (input) => typedIndividual(input, before),
          fieldOf: (record, field) => record[field as keyof Individual],
          asRead: async (field, value) =>
            field === 'addresses'
              ? Promise.all((value as AddressInput[]).map((address) => namedAddress(queryClient, address)))
              : value,
          save: (changes, version) => changeIndividual(id, { ...changes, version } as IndividualPatch),
          read: () => queryClient.fetchQuery({ ...individualQuery(id), staleTime: 0 }),
          onSaved: (saved) => showIndividualChange(queryClient, saved),
          onDuplicate: onRefused,
        }}
        validate={validate}
        onClose={onClose}
      >
        <IndividualFields {...fields} />
      </EditDialog>
      {report}
    </>
  );
}
