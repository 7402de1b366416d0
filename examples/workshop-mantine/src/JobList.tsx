import { Anchor, Badge, Button, Group, Stack, Text, Title } from '@mantine/core';
import { toCsv } from '@rentsafe/format/csv';
import { formatDate } from '@rentsafe/format/date';
import { formatMoney } from '@rentsafe/format/money';
import { DataTable, type DataTableColumn } from 'mantine-datatable';
import { useEffect, useState } from 'react';
import { Link } from 'react-router-dom';
import { statusWords } from '../../workshop/src/jobs/words';
import { allJobs, listJobs } from '../../workshop/src/server/api';
import type { Job } from '../../workshop/src/server/records';
import { useRead } from '../../workshop/src/useRead';
import { BulkBar } from './BulkBar';
import { FilterButton, FilterPills } from './JobFilters';
import { SearchBox } from './SearchBox';
import { pageSizes, useJobQuery } from './useJobQuery';

const statusColors = { booked: 'blue', in_progress: 'teal', waiting_for_parts: 'yellow', done: 'green' };

const columns: DataTableColumn<Job>[] = [
  {
    accessor: 'number',
    title: 'Job',
    sortable: true,
    render: ({ id, number }) => (
      <Anchor component={Link} to={`/jobs/${id}`} size="sm">
        {number}
      </Anchor>
    ),
  },
  { accessor: 'customer', sortable: true },
  { accessor: 'plate', noWrap: true },
  { accessor: 'work', visibleMediaQuery: ({ breakpoints }) => `(min-width: ${breakpoints.lg})` },
  { accessor: 'mechanic', visibleMediaQuery: ({ breakpoints }) => `(min-width: ${breakpoints.md})` },
  {
    accessor: 'status',
    render: ({ status }) => (
      <Badge color={statusColors[status]} variant="light" tt="none">
        {statusWords[status]}
      </Badge>
    ),
  },
  { accessor: 'due', sortable: true, noWrap: true, render: ({ due }) => formatDate(due, 'medium') },
  {
    accessor: 'total',
    sortable: true,
    textAlign: 'right',
    noWrap: true,
    render: ({ total }) => formatMoney(total, 'GBP', 'en-GB'),
  },
];

const isSelectable = ({ status }: Job) => status !== 'done';

/** The selected rows, on all pages; another search or filter selects none. */
function useSelected(scope: string) {
  const [selected, setSelected] = useState<Job[]>([]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: empties with the scope
  useEffect(() => setSelected([]), [scope]);
  return [selected, setSelected] as const;
}

const csvColumns = [
  ...(['number', 'customer', 'plate', 'work', 'mechanic', 'due', 'total'] as const).map((id) => ({
    label: id,
    value: (job: Job) => job[id],
  })),
  { label: 'status', value: ({ status }: Job) => statusWords[status] },
];

function saveCsv(jobs: readonly Job[]) {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob([toCsv(csvColumns, jobs)], { type: 'text/csv' }));
  link.download = 'Jobs.csv';
  link.click();
  URL.revokeObjectURL(link.href);
}

export function JobList() {
  const { query, update } = useJobQuery();
  const { data, error, isFetching, retry } = useRead(JSON.stringify(query), () => listJobs(query));
  const [selected, setSelected] = useSelected(JSON.stringify([query.q, query.filters]));
  const { sort, filters } = query;
  const total = data?.total ?? 0;
  const isNarrowed = query.q !== '' || Object.values(filters).some((value) => value !== undefined);
  const direction = sort?.direction === 'descending' ? 'desc' : 'asc';
  return (
    <Stack>
      <div>
        <Title order={1}>Jobs</Title>
        <Text c="dimmed">Repairs and services that are booked, under way or done.</Text>
      </div>
      <Group>
        <SearchBox q={query.q} onSearch={(q) => update({ q })} />
        <FilterButton filters={filters} onChange={(next) => update({ filters: next })} />
        <Button variant="default" onClick={() => void allJobs(query).then(saveCsv)}>
          Save as CSV
        </Button>
        <Button component={Link} to="/jobs/new" ml="auto">
          Book Job
        </Button>
      </Group>
      <FilterPills filters={filters} onChange={(next) => update({ filters: next })} />
      <BulkBar
        selected={selected}
        total={total}
        onSelectAll={() => void allJobs(query).then((all) => setSelected(all.filter(isSelectable)))}
        onClear={() => setSelected([])}
      />
      {error !== undefined && (
        <Group role="alert">
          <Text>Could not load the list.</Text>
          <Button onClick={retry}>Retry</Button>
        </Group>
      )}
      <DataTable
        aria-label="Jobs"
        withTableBorder
        minHeight={200}
        records={data?.rows ?? []}
        columns={columns}
        fetching={isFetching}
        noRecordsText={
          isNarrowed ? 'Nothing matches. Try another word, or clear the filters.' : 'Book the first job.'
        }
        sortStatus={{ columnAccessor: sort?.column ?? 'due', direction }}
        onSortStatusChange={({ columnAccessor, direction: next }) =>
          update({
            sort: {
              column: columnAccessor as 'number' | 'customer' | 'due' | 'total',
              direction: next === 'desc' ? 'descending' : 'ascending',
            },
          })
        }
        selectedRecords={selected}
        onSelectedRecordsChange={setSelected}
        isRecordSelectable={isSelectable}
        allRecordsSelectionCheckboxProps={{ 'aria-label': 'Select all rows of this page' }}
        getRecordSelectionCheckboxProps={(job) => ({
          'aria-label': `Select ${job.number}`,
          title: isSelectable(job) ? undefined : 'This job is done.',
        })}
        page={query.page}
        onPageChange={(page) => update({ page })}
        totalRecords={total}
        recordsPerPage={query.pageSize}
        recordsPerPageOptions={pageSizes}
        onRecordsPerPageChange={(pageSize) => update({ pageSize })}
        getPaginationControlProps={(control) => ({ 'aria-label': `${control} page` })}
      />
    </Stack>
  );
}
