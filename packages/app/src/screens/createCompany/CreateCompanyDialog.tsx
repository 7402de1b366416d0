import { companyForm } from '@rentsafe/domain/company';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { branchList } from '../../api/branches';
import { addCompany, companyMatchQuery, showCompany } from '../../api/companies';
import { CreationDialog } from '../../forms/CreationDialog';
import { useDuplicateCheck } from '../report/useDuplicateCheck';
import { CompanyFields } from './CompanyFields';
import { withE164 } from './withE164';

/** A new company: identity, contact, profile, addresses. */
export function CreateCompanyDialog({ onClose }: { onClose: () => void }) {
  const queryClient = useQueryClient();
  const [number, setNumber] = useState('');
  const { notice, report, onRefused } = useDuplicateCheck('company', number, companyMatchQuery);

  return (
    <>
      <CreationDialog
        title="Add New Company"
        creation={{
          record: 'company',
          form: companyForm,
          prepare: withE164,
          add: addCompany,
          lists: branchList.key,
          onCreated: (created) => showCompany(queryClient, created),
          onDuplicate: onRefused,
        }}
        onClose={onClose}
      >
        <CompanyFields initial={undefined} notice={notice} onRegistrationNumberChange={setNumber} />
      </CreationDialog>
      {report}
    </>
  );
}
