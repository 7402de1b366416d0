import { individualReportQuery } from '../../api/individualRecord';
import { useRemembered } from '../../session/recentRecords';
import { IndividualReportView } from './IndividualReportView';
import type { ReportSubject } from './subject';
import { useReport } from './useReport';

/** The report on an individual; `id` is the individual's. */
export function IndividualReport({ id, ...rest }: ReportSubject) {
  useRemembered('individual', { id, name: rest.name });
  return <IndividualReportView {...rest} {...useReport('individual', id, individualReportQuery)} />;
}
