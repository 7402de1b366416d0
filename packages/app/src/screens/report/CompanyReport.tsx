import { companyReportQuery } from '../../api/companies';
import { useRemembered } from '../../session/recentRecords';
import { CompanyReportView } from './CompanyReportView';
import type { ReportSubject } from './subject';
import { useReport } from './useReport';

/** The report on a company; `id` is the company's, not a branch's. */
export function CompanyReport({ id, name, day, ...rest }: ReportSubject) {
  const report = useReport('company', id, companyReportQuery, day);
  const known = name ?? report.report?.registration_name;
  useRemembered('company', { id, name: known });
  return <CompanyReportView {...rest} {...report} name={known ?? `company ${id}`} />;
}
