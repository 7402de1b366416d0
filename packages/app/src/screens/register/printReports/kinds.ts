import { fullName } from '@rentsafe/domain/individual';
import { normaliseIdentification } from '@rentsafe/domain/nationalId';
import type { ReportSection } from '@rentsafe/ui/ReportDialog';
import type { QueryClient } from '@tanstack/react-query';
import { type ReportAbout, recordAccess } from '../../../calls/accessLog';
import { type Finding, findCompany, findIndividual } from '../../../calls/checkTenant';
import { companyReportQuery } from '../../../calls/companies';
import { individualReportQuery } from '../../../calls/individualRecord';
import { companySections } from '../../../report/CompanyReportView';
import { individualSections } from '../../../report/IndividualReportView';

/** A report as it is printed. */
export interface ReadReport {
  id: number;
  name: string;
  /** Of the person or company. */
  number: string | null | undefined;
  asAt: string | null | undefined;
  source: string | null | undefined;
  sections: readonly ReportSection[];
}

interface Kind {
  title: string;
  label: string;
  example: string;
  /** What two ways of writing one number have in common. */
  keyOf: (number: string) => string;
  /** Who has that number, and whether one may read about them. Throws `ApiError`. */
  find: (number: string) => Promise<Finding>;
  /** The report on a record, as at today. Throws `ApiError`. */
  read: (queryClient: QueryClient, id: number) => Promise<ReadReport>;
}

/** Reads a report, or takes it from memory while it is current: that too is recorded. */
async function readOrRecall<Report>(
  about: ReportAbout,
  id: number,
  known: Report | undefined,
  fetch: () => Promise<Report>,
): Promise<Report> {
  const report = await fetch();
  if (report === known) recordAccess(about, id, 'reopen');
  return report;
}

export const kinds: Readonly<Record<ReportAbout, Kind>> = {
  individual: {
    title: 'Print reports for IDs',
    label: 'ID numbers',
    example: '63-123456-B-63',
    keyOf: normaliseIdentification,
    find: (number) => findIndividual(number, ''),
    read: async (queryClient, id) => {
      const query = individualReportQuery(id);
      const report = await readOrRecall('individual', id, queryClient.getQueryData(query.queryKey), () =>
        queryClient.fetchQuery(query),
      );
      return {
        id,
        name: fullName(report),
        number: report.identification_number,
        asAt: report.as_at,
        source: report.source,
        sections: individualSections(report),
      };
    },
  },
  company: {
    title: 'Print reports for registration numbers',
    label: 'Registration numbers',
    example: '1319/2013',
    keyOf: (number) => number.replace(/\s/g, '').toUpperCase(),
    find: findCompany,
    read: async (queryClient, id) => {
      const query = companyReportQuery(id);
      const report = await readOrRecall('company', id, queryClient.getQueryData(query.queryKey), () =>
        queryClient.fetchQuery(query),
      );
      return {
        id,
        name: report.registration_name,
        number: report.registration_number,
        asAt: report.as_at,
        source: report.source,
        sections: companySections(report),
      };
    },
  },
};
