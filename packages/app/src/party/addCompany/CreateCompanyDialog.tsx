import { companyForm } from '@rentsafe/domain/company';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { branchList } from '../../calls/branches';
import { addCompany, companyMatchQuery, showCompany } from '../../calls/companies';
import { CreationDialog } from '../../forms/CreationDialog';
import { searchedCompany } from '../../forms/searched';
import { companyPath } from '../../paths';
import { useDuplicateCheck } from '../../report/useDuplicateCheck';
import { dotted } from '../../text/dotted';
import { CompanyFields } from './CompanyFields';
import { withE164 } from './withE164';

export interface CreateCompanyDialogProps {
  /** What was searched for, and is no company yet. */
  searched?: string;
  /** The number that was checked, and is no company's yet. */
  registrationNumber?: string;
  onClose: () => void;
  /** Where the company is needed, as the one that is chosen there. */
  onAdded?: (option: { value: string; label: string }) => void;
}

/** A new company: identity, contact, profile, addresses. */
export function CreateCompanyDialog({
  searched = '',
  registrationNumber,
  onClose,
  onAdded,
}: CreateCompanyDialogProps) {
  const queryClient = useQueryClient();
  const [start, setStart] = useState(() =>
    registrationNumber ? { registration_number: registrationNumber } : searchedCompany(searched),
  );
  const [number, setNumber] = useState(start.registration_number ?? '');
  /** The company that has the number already, in place of a new record. */
  const take: typeof onAdded = (option) => {
    onAdded?.(option);
    onClose();
  };
  const { notice, report, onRefused } = useDuplicateCheck(
    'company',
    number,
    companyMatchQuery,
    undefined,
    onAdded && take,
  );

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
          onCreated: (created) => {
            showCompany(queryClient, created);
            onAdded?.({ value: `company:${created.id}`, label: created.company.registration_name });
            setStart({});
            setNumber('');
          },
          recordOf: ({ id, company }) => ({
            description: dotted(company.registration_name, company.registration_number),
            ...(!onAdded && { link: { label: 'View report', href: `${companyPath(id)}?tab=report` } }),
          }),
          onDuplicate: onRefused,
        }}
        repeatable={!onAdded}
        onClose={onClose}
      >
        <CompanyFields
          initial={undefined}
          start={start}
          notice={notice}
          onRegistrationNumberChange={setNumber}
        />
      </CreationDialog>
      {report}
    </>
  );
}
