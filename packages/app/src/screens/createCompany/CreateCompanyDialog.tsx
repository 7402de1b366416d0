import { type CompanyInput, companyControl, companyFromForm } from '@rentsafe/domain/company';
import { withoutEmpty } from '@rentsafe/domain/form';
import { HOME_PATH } from '@rentsafe/domain/session';
import { useQueryClient } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { branchKeys } from '../../api/branches';
import { addCompany, companyMatchQuery, showCompany } from '../../api/companies';
import { toE164OrTyped } from '../../api/e164';
import { placesFrom } from '../../api/locations';
import { useCreation } from '../../forms/useCreation';
import { type Duplicate, useDuplicate } from '../../forms/useDuplicate';
import { useReportOpening } from '../report/useReportOpening';
import { CreateCompanyForm } from './CreateCompanyForm';

async function withE164(company: CompanyInput): Promise<CompanyInput> {
  const { mobile_phone, landline_phone, ...profile } = company.profile;
  const [mobile = '', landline = ''] = await toE164OrTyped([mobile_phone ?? '', landline_phone ?? '']);
  return {
    ...company,
    profile: { ...profile, ...withoutEmpty({ mobile_phone: mobile, landline_phone: landline }) },
  };
}

const read = (entries: FormData) => withE164(companyFromForm(entries));

export function CreateCompanyDialog({ onClose }: { onClose: () => void }) {
  const queryClient = useQueryClient();
  const loadPlaces = useMemo(() => placesFrom(queryClient), [queryClient]);
  const [number, setNumber] = useState('');
  const { duplicate, onRefused } = useDuplicate(number, companyMatchQuery);
  const report = useReportOpening<Duplicate>('company');
  const creation = useCreation({
    record: 'company',
    read,
    add: addCompany,
    lists: branchKeys.lists,
    onCreated: (created) => showCompany(queryClient, created),
    controlOf: companyControl,
    onDuplicate: onRefused,
  });

  return (
    <>
      <CreateCompanyForm
        onSubmit={creation.submit}
        unconfirmed={creation.unconfirmed}
        onClose={onClose}
        loadPlaces={loadPlaces}
        onRegistrationNumberChange={setNumber}
        duplicate={{
          duplicate,
          record: 'company',
          listHref: `${HOME_PATH}?${new URLSearchParams({ tab: 'company', company_q: number })}`,
          onOpen: report.trigger.onOpen,
        }}
      />
      {report.opened && (
        <report.opened.Dialog
          id={report.opened.subject.id}
          name={report.opened.subject.name ?? number}
          onClose={report.onClose}
        />
      )}
    </>
  );
}
