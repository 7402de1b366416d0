import { fullName } from '@rentsafe/domain/individual';
import { individualReportQuery } from '../../api/individualRecord';
import { useRemembered } from '../../session/recentRecords';
import { IndividualReportView } from './IndividualReportView';
import type { ReportSubject } from './subject';
import { useReport } from './useReport';

/** The report on an individual; `id` is the individual's. */
export function IndividualReport({ id, name, day, ...rest }: ReportSubject) {
  const report = useReport('individual', id, individualReportQuery, day);
  const known = name ?? (report.report && fullName(report.report));
  useRemembered('individual', { id, name: known });
  return <IndividualReportView {...rest} {...report} name={known ?? `individual ${id}`} />;
}
