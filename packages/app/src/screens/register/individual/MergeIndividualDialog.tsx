import { fullName, type Individual } from '@rentsafe/domain/individual';
import type { ComboboxOption } from '@rentsafe/ui/Combobox';
import { useQueryClient } from '@tanstack/react-query';
import { individualQuery, mergeInto, showIndividualMerge } from '../../../calls/individualRecord';
import { findIndividuals } from '../../../calls/individuals';
import { individualPath } from '../../../paths';
import { MergeDialog } from '../../../record/MergeDialog';

export interface MergeIndividualProps {
  individual: Individual;
  into?: ComboboxOption | undefined;
  onClose: () => void;
}

const fields = [
  'first_name',
  'last_name',
  'identification_type',
  'identification_number',
  'gender',
  'date_of_birth',
  'marital_status',
  'contact_details',
  'employment_details',
  'addresses',
] as const;

export function MergeIndividualDialog({ individual, ...rest }: MergeIndividualProps) {
  const queryClient = useQueryClient();
  return (
    <MergeDialog
      {...rest}
      record={individual}
      merging={{
        kind: 'individual',
        nameOf: fullName,
        search: findIndividuals,
        query: individualQuery,
        fields,
        fieldOf: (record, field) => record[field as keyof Individual],
        merge: mergeInto,
        onMerged: (kept, goneId) => showIndividualMerge(queryClient, kept, goneId),
        pathOf: individualPath,
      }}
    />
  );
}
