import { companyReportQuery } from '../../api/companies';
import { useRemembered } from '../../session/recentRecords';
import { CompanyReportView } from './CompanyReportView';
import type { ReportSubject } from './subject';
import { useReport } from './useReport';

/** The report on a company; `id` is the company's, not a branch's. */
export function CompanyReport({ id, ...rest }: ReportSubject) {
  useRemembered('company', { id, name: rest.name });
  return <CompanyReportView {...rest} {...useReport('company', id, companyReportQuery)} />;
}
