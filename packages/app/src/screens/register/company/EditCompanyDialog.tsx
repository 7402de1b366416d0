import type { AddressInput } from '@rentsafe/domain/address';
import { type Company, type CompanyPatch, companyForm } from '@rentsafe/domain/company';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { changeCompany, companyMatchQuery, companyQuery, showCompanyChange } from '../../../calls/companies';
import { namedAddress } from '../../../calls/locations';
import { EditDialog } from '../../../forms/EditDialog';
import { CompanyFields } from '../../../party/addCompany/CompanyFields';
import { withE164 } from '../../../party/addCompany/withE164';
import { useDuplicateCheck } from '../../../report/useDuplicateCheck';
import { companyChanges, companyValues, fieldOfCompany, typedCompany } from './companyValues';

export interface EditCompanyProps {
  company: Company;
  onClose: () => void;
}

/** A company on record: the form of a new one, filled in. */
export function EditCompanyDialog({ company, onClose }: EditCompanyProps) {
  const queryClient = useQueryClient();
  // A change that arrives while the form is open is none of its own.
  const [before] = useState(company);
  const { id } = before;
  const [number, setNumber] = useState(before.registration_number ?? '');
  const { notice, report, onRefused } = useDuplicateCheck('company', number, companyMatchQuery, id);
  return (
    <>
      <EditDialog
        title={`Edit ${before.registration_name}`}
        edit={{
          record: 'company',
          before,
          form: companyForm,
          prepare: withE164,
          valuesOf: companyValues,
          typedValues: typedCompany,
          fieldOf: fieldOfCompany,
          asRead: async (field, value) =>
            field === 'addresses'
              ? Promise.all((value as AddressInput[]).map((address) => namedAddress(queryClient, address)))
              : value,
          save: (changes, version) =>
            changeCompany(id, { ...companyChanges(changes), version } as CompanyPatch),
          read: () => queryClient.fetchQuery({ ...companyQuery(id), staleTime: 0 }),
          onSaved: (saved) => showCompanyChange(queryClient, saved),
          onDuplicate: onRefused,
        }}
        onClose={onClose}
      >
        <CompanyFields initial={before} notice={notice} onRegistrationNumberChange={setNumber} />
      </EditDialog>
      {report}
    </>
  );
}
