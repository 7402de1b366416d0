import type { LeaseClaim } from '@rentsafe/domain/claim';
import type { Lease } from '@rentsafe/domain/lease';
import { DataTable, useDataTable } from '@rentsafe/ui/DataTable';
import { stackedRows } from '@rentsafe/ui/DataTableLayout';
import { useMemo } from 'react';
import { claimsOf } from '../../../../calls/claims';
import { totalOf } from '../../../../calls/toPage';
import { claimColumns } from '../../../../lists/claimColumns';
import { useListPage } from '../../../../lists/useListPage';
import { RecordPager } from '../../../../record/RecordPager';

const place = { name: 'claims' };
const none: readonly LeaseClaim[] = [];
const features = [stackedRows()];

const columns = claimColumns(false);

/** The claims of a lease, newest first; nothing is shown where there is none. */
export function LeaseClaims({ lease }: { lease: Lease }) {
  const queries = useMemo(() => claimsOf(lease), [lease]);
  const { list, status, page, search, error, onRefresh } = useListPage({ place, queries });
  const rows = page?.results ?? none;
  const table = useDataTable({
    columns,
    rows,
    rowKey: ({ id }) => id,
    total: page && totalOf(page),
    features,
  });
  if (page?.count === 0) return null;
  return (
    <DataTable
      {...table}
      title="Claims"
      caption="Claims of the lease"
      status={status}
      error={{ title: 'Could not fetch claims', help: error }}
      onRetry={onRefresh}
      pagination={<RecordPager name="claims" records="claims" list={list} page={page} search={search} />}
    />
  );
}
