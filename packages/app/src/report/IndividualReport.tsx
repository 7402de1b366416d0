import { fullName } from '@rentsafe/domain/individual';
import { useQueryClient } from '@tanstack/react-query';
import { individualReportQuery } from '../calls/individualRecord';
import { useConsentEnd } from '../consent/useConsentEnd';
import { useRemembered } from '../session/recentRecords';
import { IndividualReportView } from './IndividualReportView';
import type { ReportSubject } from './subject';
import { useReport } from './useReport';

/** The report on an individual; `id` is the individual's. */
export function IndividualReport({ id, name, day, ...rest }: ReportSubject) {
  const queryClient = useQueryClient();
  const report = useReport('individual', id, individualReportQuery, day);
  const known = name ?? (report.report && fullName(report.report));
  useRemembered('individual', { id, name: known });
  const shown = known ?? `individual ${id}`;
  useConsentEnd({ type: 'individual', id }, shown, () => {
    rest.onClose();
    queryClient.removeQueries({ queryKey: individualReportQuery(id).queryKey });
  });
  return <IndividualReportView {...rest} {...report} name={shown} />;
}
