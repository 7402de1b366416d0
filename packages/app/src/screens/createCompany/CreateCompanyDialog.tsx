import { type CompanyInput, companyForm } from '@rentsafe/domain/company';
import { withoutEmpty } from '@rentsafe/domain/form';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { branchList } from '../../api/branches';
import { addCompany, companyMatchQuery, showCompany } from '../../api/companies';
import { toE164OrTyped } from '../../api/e164';
import { Addresses } from '../../forms/Addresses';
import { CreationDialog } from '../../forms/CreationDialog';
import { useDuplicateCheck } from '../report/useDuplicateCheck';
import { ContactFields } from './ContactFields';
import { IdentityFields } from './IdentityFields';
import { ProfileFields } from './ProfileFields';

async function withE164(company: CompanyInput): Promise<CompanyInput> {
  const { mobile_phone, landline_phone, ...profile } = company.profile;
  const [mobile = '', landline = ''] = await toE164OrTyped([mobile_phone ?? '', landline_phone ?? '']);
  return {
    ...company,
    profile: { ...profile, ...withoutEmpty({ mobile_phone: mobile, landline_phone: landline }) },
  };
}

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
        <IdentityFields notice={notice} onRegistrationNumberChange={setNumber} />
        <ContactFields />
        <ProfileFields />
        <Addresses />
      </CreationDialog>
      {report}
    </>
  );
}
