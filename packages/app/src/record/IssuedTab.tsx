import type { PartyInput } from '@rentsafe/domain/party';
import type { ReportIssueRow } from '@rentsafe/domain/reportIssue';
import { type Column, DataTable, useDataTable } from '@rentsafe/ui/DataTable';
import { stackedRows } from '@rentsafe/ui/DataTableLayout';
import { DateText } from '@rentsafe/ui/DateText';
import { useMemo } from 'react';
import { issuedReports } from '../calls/reportIssues';
import { totalOf } from '../calls/toPage';
import { useListPage } from '../lists/useListPage';
import { issuedReportPath } from '../paths';
import { RecordLink } from '../text/RecordLink';
import { RecordPager } from './RecordPager';
import { useIssue } from './useIssue';

const place = { name: 'issued', tab: 'issued' };

export const issueColumns: Column<ReportIssueRow>[] = [
  {
    id: 'number',
    header: 'Number',
    kind: 'reference',
    value: ({ number }) => number,
    cell: ({ id, number }) => <RecordLink href={issuedReportPath(id)}>{number}</RecordLink>,
    rowHeader: true,
  },
  {
    id: 'issued_at',
    header: 'Issued',
    kind: 'date',
    cell: ({ issued_at }) => <DateText value={issued_at} withTime />,
  },
  { id: 'as_at', header: 'As At', kind: 'date', cell: ({ as_at }) => <DateText value={as_at} /> },
  { id: 'purpose', header: 'Purpose', cell: 'purpose' },
];

const none: readonly ReportIssueRow[] = [];
const features = [stackedRows()];

/** The reports that were issued on a person or a company, newest first. */
export function IssuedTab({ type, id, name }: PartyInput & { name: string }) {
  const queries = useMemo(() => issuedReports({ type, id }), [type, id]);
  const { list, status, page, search, error, onRefresh } = useListPage({ place, queries });
  const rows = page?.results ?? none;
  const table = useDataTable({
    columns: issueColumns,
    rows,
    rowKey: (row) => row.id,
    total: page && totalOf(page),
    features,
  });
  const issue = useIssue({ party: { type, id }, name, asAt: '' });
  return (
    <>
      <DataTable
        {...table}
        title="Issued reports"
        caption="Issued reports"
        status={status}
        actions={issue.button}
        emptyHelp="An issued report has a number and does not change. Anyone who holds it can verify it."
        error={{ title: 'Could not fetch the issued reports', help: error }}
        onRetry={onRefresh}
        pagination={
          <RecordPager name="issued" records="issued reports" list={list} page={page} search={search} />
        }
      />
      {issue.dialog}
    </>
  );
}
