import type { Company } from '@rentsafe/domain/company';
import type { ComboboxOption } from '@rentsafe/ui/Combobox';
import { useQueryClient } from '@tanstack/react-query';
import { companyQuery, findCompanies, mergeInto, showCompanyMerge } from '../../../calls/companies';
import { companyPath } from '../../../paths';
import { MergeDialog } from '../../../record/MergeDialog';
import { companyFields, fieldOfCompany } from './companyValues';

export interface MergeCompanyProps {
  company: Company;
  into?: ComboboxOption | undefined;
  onClose: () => void;
}

export function MergeCompanyDialog({ company, ...rest }: MergeCompanyProps) {
  const queryClient = useQueryClient();
  return (
    <MergeDialog
      {...rest}
      record={company}
      merging={{
        kind: 'company',
        nameOf: ({ registration_name }) => registration_name,
        search: findCompanies,
        query: companyQuery,
        fields: companyFields,
        fieldOf: fieldOfCompany,
        merge: mergeInto,
        onMerged: (kept, goneId) => showCompanyMerge(queryClient, kept, goneId),
        pathOf: companyPath,
      }}
    />
  );
}
