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
      View
    </Button>
  ) : (
    <NativeButton row={row} />
  );
}

const columns: Column<Row>[] = [
  { id: 'id', header: 'Reference', cell: 'id', rowHeader: true },
  { id: 'tenant', header: 'Tenant', cell: 'tenant' },
  { id: 'property', header: 'Property', cell: 'property' },
  { id: 'balance', header: 'Balance', cell: 'balance', align: 'end' },
];
const rowKey = (row: Row) => row.id;
const link = (page: number) => `https://api.example/tenants/?page=${page}`;

/** The answer of a server that pages, without its rows. */
export const listOf = (rows: Row[], page: number, pageCount: number) => ({
  count: pageCount * rows.length,
  previous: page > 1 ? link(page - 1) : null,
  next: page < pageCount ? link(page + 1) : null,
});

// As the lists of the app set it.
const features = [stackedRows()];

function Table({ rows, page, pageCount }: TableProps) {
  const list = listOf(rows, page, pageCount);
  const table = useDataTable({ columns, rows, rowKey, total: list, features });
  return (
    <DataTable
      {...table}
      caption="Tenants"
      status="ready"
      rowActions={view}
      pagination={<LinkedPagination list={list} parameter="page" />}
    />
  );
}

export const mount = subject(Table);
