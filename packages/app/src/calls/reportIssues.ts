import { getCompanyReport } from '@rentsafe/domain/company';
import { getIndividualReport } from '@rentsafe/domain/individual';
import type { PartyInput } from '@rentsafe/domain/party';
import {
  createReportIssue,
  getReportIssue,
  listReportIssues,
  type ReportIssue,
  type ReportIssueInput,
  verifyReportIssue,
} from '@rentsafe/domain/reportIssue';
import { type QueryClient, queryOptions } from '@tanstack/react-query';
import { request } from './client';
import { CREATION_TIMEOUT } from './creation';
import { listQueries } from './listQueries';

/** The reports that were issued on a person or a company, newest first. */
export const issuedReports = ({ type, id }: PartyInput) =>
  listQueries(`${type} ${id} issued-reports`, {
    list: listReportIssues,
    query: { party_type: type, party: id },
  });

const contents = { individual: getIndividualReport.reply, company: getCompanyReport.reply };

/** A report as it was issued: it never changes. Each reading is recorded. */
export const issuedReportQuery = (id: number) =>
  queryOptions({
    queryKey: ['issued-report', id],
    queryFn: ({ signal }) => request(getReportIssue, { ids: { id }, signal }),
  });

/** What an issued report says, as it was read then. */
export function contentOf({ party, content }: Pick<ReportIssue, 'party' | 'content'>) {
  const stored: unknown = JSON.parse(content);
  return party.type === 'company'
    ? ({ type: 'company', report: contents.company.parse(stored) } as const)
    : ({ type: 'individual', report: contents.individual.parse(stored) } as const);
}

/** Throws `ApiError`. */
export const issueReport = (body: ReportIssueInput, idempotencyKey: string): Promise<ReportIssue> =>
  request(createReportIssue, { body, idempotencyKey, timeout: CREATION_TIMEOUT });

/** A report that was just issued. */
export function showIssuedReport(queryClient: QueryClient, issue: ReportIssue): void {
  queryClient.setQueryData(issuedReportQuery(issue.id).queryKey, issue);
  void queryClient.invalidateQueries({ queryKey: issuedReports(issue.party).key });
}

/** What anybody may learn of a printed report by its number and its code. */
export const verificationQuery = (number: string, code: string) =>
  queryOptions({
    queryKey: ['verification', number, code],
    queryFn: ({ signal }) => request(verifyReportIssue, { query: { number, code }, signal }),
    enabled: code !== '',
    gcTime: 0,
  });
