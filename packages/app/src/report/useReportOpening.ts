import type { ReportAbout } from '../calls/accessLog';
import { useLazyDialog } from '../overlays/useLazyDialog';
import type { ReportSubject } from './subject';

const loaders = {
  individual: async () => (await import('./IndividualReport')).IndividualReport,
  company: async () => (await import('./CompanyReport')).CompanyReport,
};

/** Opens the report on an individual or a company; its code is loaded on intent or on first opening. */
export function useReportOpening<Subject>(about: ReportAbout) {
  return useLazyDialog<Subject, ReportSubject>(loaders[about], 'The report could not be opened');
}
