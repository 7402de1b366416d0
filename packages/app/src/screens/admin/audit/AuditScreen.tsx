import type { ActivityEvent } from '@rentsafe/domain/audit';
import { type Column, DataTable, useDataTable } from '@rentsafe/ui/DataTable';
import { filters as filtering } from '@rentsafe/ui/DataTableFilters';
import { stackedRows } from '@rentsafe/ui/DataTableLayout';
import { DateText } from '@rentsafe/ui/DateText';
import { Link } from '@rentsafe/ui/Link';
import { PageHeader } from '@rentsafe/ui/PageHeader';
import { Stack } from '@rentsafe/ui/Stack';
import { activityList } from '../../../calls/activity';
import { ListNotices } from '../../../lists/ListNotices';
import { ListPager } from '../../../lists/ListPager';
import { RefreshButton } from '../../../lists/RefreshButton';
import { useListPage } from '../../../lists/useListPage';
import { companyPath, individualPath } from '../../../paths';
import { actionLabel, auditFilters, typeLabel } from '../../../record/auditFilters';
import { renderLink } from '../../../text/renderLink';

const place = { name: 'audit', filters: auditFilters };

const paths: Readonly<Record<string, (id: number) => string>> = {
  individual: individualPath,
  company: companyPath,
};

/** The record, by name where it has one; people and companies lead to what changed. */
function Subject({ subject: { type, id, name } }: Pick<ActivityEvent, 'subject'>) {
  const text = [typeLabel(type), name ?? id].filter(Boolean).join(' ');
  const pathOf = paths[type];
  if (!pathOf || id === null) return text;
  return <Link asChild>{renderLink({ href: `${pathOf(id)}?tab=history`, children: text })}</Link>;
}

const columns: Column<ActivityEvent>[] = [
  { id: 'at', header: 'When', cell: ({ at }) => <DateText value={at} withTime />, width: '12rem' },
  { id: 'user', header: 'User', cell: ({ user }) => user?.name ?? 'Nobody signed in', rowHeader: true },
  { id: 'action', header: 'Action', cell: ({ action }) => actionLabel(action), width: '12rem' },
  { id: 'subject', header: 'Record', cell: ({ subject }) => <Subject subject={subject} /> },
];

const none: readonly ActivityEvent[] = [];

/** Who did what, and when: all of it for Admins, what they did themselves for others. */
export function AuditScreen() {
  const { list, status, page, search, error, filters, onFilters, onRefresh, missingPage, refusedFilters } =
    useListPage({
      place,
      queries: activityList,
    });
  const table = useDataTable({
    columns,
    rows: page?.results ?? none,
    rowKey: ({ id }) => id,
    total: page,
    features: [
      stackedRows(),
      filtering<ActivityEvent>({
        filters: auditFilters,
        value: filters,
        onFiltersChange: (event) => onFilters(event.filters),
      }),
    ],
  });
  return (
    <Stack gap="section">
      <PageHeader
        title="Audit"
        description="Log of changes, exports and report readings. Users see their own actions only."
      />
      <Stack gap={4}>
        <ListNotices missingPage={missingPage} refusedFilters={refusedFilters} />
        <DataTable
          {...table}
          caption="Audit"
          menu={() => <RefreshButton status={status} onRefresh={onRefresh} />}
          status={status}
          error={{ title: 'Could not fetch the audit', help: error }}
          onRetry={onRefresh}
          pagination={<ListPager name="audit" records="the audit" list={list} page={page} search={search} />}
        />
      </Stack>
    </Stack>
  );
}
