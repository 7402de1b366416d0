import { individualReportQuery } from '../../api/individualRecord';
import { IndividualReportView } from './IndividualReportView';
import type { ReportSubject } from './subject';
import { useReport } from './useReport';

/** The report on an individual; `id` is the individual's. */
export function IndividualReport({ id, ...rest }: ReportSubject) {
  return <IndividualReportView {...rest} {...useReport('individual', id, individualReportQuery(id))} />;
}
