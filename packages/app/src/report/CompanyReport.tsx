import { useQueryClient } from '@tanstack/react-query';
import { companyReportQuery } from '../calls/companies';
import { useConsentEnd } from '../consent/useConsentEnd';
import { useRemembered } from '../session/recentRecords';
import { CompanyReportView } from './CompanyReportView';
import type { ReportSubject } from './subject';
import { useReport } from './useReport';

/** The report on a company; `id` is the company's, not a branch's. */
export function CompanyReport({ id, name, day, ...rest }: ReportSubject) {
  const queryClient = useQueryClient();
  const report = useReport('company', id, companyReportQuery, day);
  const known = name ?? report.report?.registration_name;
  useRemembered('company', { id, name: known });
  const shown = known ?? `company ${id}`;
  useConsentEnd({ type: 'company', id }, shown, () => {
    rest.onClose();
    queryClient.removeQueries({ queryKey: companyReportQuery(id).queryKey });
  });
  return <CompanyReportView {...rest} {...report} name={shown} />;
}
