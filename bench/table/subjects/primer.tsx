import '@primer/primitives/dist/css/functional/themes/light.css';
import '@primer/primitives/dist/css/primitives.css';
import { BaseStyles, Button, ThemeProvider } from '@primer/react';
import { type Column, DataTable, Table } from '@primer/react/experimental';
import type { Row } from '../rows.ts';
import { NativeButton, open, reportName, subject } from '../subject.tsx';

function view(row: Row) {
  return OWN_BUTTON ? (
    <Button size="small" aria-label={reportName(row)} onClick={() => open(row)}>
      {row.action}
    </Button>
  ) : (
    <NativeButton row={row} />
  );
}

const columns: Column<Row>[] = [
  { header: 'Reference', field: 'id', rowHeader: true },
  { header: 'Tenant', field: 'tenant' },
  { header: 'Property', field: 'property' },
  { header: 'Balance', field: 'balance' },
  { id: 'report', header: 'Report', renderCell: view },
];

export const mount = subject(({ rows, page, pageCount, onPageChange }) => (
  <ThemeProvider>
    <BaseStyles>
      <Table.Container>
        <Table.Title as="h2" id="tenants">
          Tenants
        </Table.Title>
        <DataTable aria-labelledby="tenants" data={rows} columns={columns} />
        <Table.Pagination
          aria-label="Pagination"
          pageSize={rows.length}
          totalCount={pageCount * rows.length}
          defaultPageIndex={page - 1}
          onChange={({ pageIndex }) => onPageChange(pageIndex + 1)}
        />
      </Table.Container>
    </BaseStyles>
  </ThemeProvider>
));
