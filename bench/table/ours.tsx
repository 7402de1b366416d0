import '@rentsafe/ui/styles.css';
import { Button } from '@rentsafe/ui/Button';
import { type Column, DataTable, useDataTable } from '@rentsafe/ui/DataTable';
import { stackedRows } from '@rentsafe/ui/DataTableLayout';
import { LinkedPagination } from '@rentsafe/ui/LinkedPagination';
import type { Row } from './rows.ts';
import { NativeButton, open, reportName, subject, type TableProps } from './subject.tsx';

function view(row: Row) {
  return OWN_BUTTON ? (
    <Button aria-label={reportName(row)} onClick={() => open(row)}>
      {row.action}
    </Button>
  ) : (
    <NativeButton row={row} />
  );
}

const columns: Column<Row>[] = [
  { id: 'id', header: 'Reference', cell: 'id', kind: 'reference', rowHeader: true },
  { id: 'tenant', header: 'Tenant', cell: 'tenant', kind: 'person' },
  { id: 'property', header: 'Property', cell: 'property' },
  { id: 'balance', header: 'Balance', cell: 'balance', kind: 'money' },
];
const rowKey = (row: Row) => row.id;

/** The answer of a server that pages, without its rows. */
export const listOf = (rows: Row[], page: number, pageCount: number) => ({
  page,
  total: { count: pageCount * rows.length },
  hasNext: page < pageCount,
});

// As the lists of the app set it.
const features = [stackedRows()];

function Table({ rows, page, pageCount }: TableProps) {
  const list = listOf(rows, page, pageCount);
  const table = useDataTable({ columns, rows, rowKey, total: list.total, features });
  return (
    <DataTable
      {...table}
      caption="Tenants"
      status="ready"
      rowActions={view}
      pagination={<LinkedPagination {...list} parameter="page" />}
    />
  );
}

export const mount = subject(Table);
