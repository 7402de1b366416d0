import '@cloudscape-design/global-styles/index.css';
import Button from '@cloudscape-design/components/button';
import Pagination from '@cloudscape-design/components/pagination';
import Table, { type TableProps } from '@cloudscape-design/components/table';
import type { Row } from '../rows.ts';
import { NativeButton, open, reportName, subject } from '../subject.tsx';

function view(row: Row) {
  return OWN_BUTTON ? (
    <Button variant="inline-link" ariaLabel={reportName(row)} onClick={() => open(row)}>
      {row.action}
    </Button>
  ) : (
    <NativeButton row={row} />
  );
}

const columns: TableProps.ColumnDefinition<Row>[] = [
  { id: 'id', header: 'Reference', cell: (row) => row.id, isRowHeader: true },
  { id: 'tenant', header: 'Tenant', cell: (row) => row.tenant },
  { id: 'property', header: 'Property', cell: (row) => row.property },
  { id: 'balance', header: 'Balance', cell: (row) => row.balance },
  { id: 'report', header: 'Report', cell: view },
];
const labels = { tableLabel: 'Tenants' };
const pagerLabels = { nextPageLabel: 'Next page', previousPageLabel: 'Previous page' };

export const mount = subject(({ rows, page, pageCount, onPageChange }) => (
  <Table<Row>
    trackBy="id"
    items={rows}
    columnDefinitions={columns}
    ariaLabels={labels}
    pagination={
      <Pagination
        currentPageIndex={page}
        pagesCount={pageCount}
        ariaLabels={pagerLabels}
        onChange={({ detail }) => onPageChange(detail.currentPageIndex)}
      />
    }
  />
));
