import '@rentsafe/ui/styles.css';
import '../systemFont.css';
import { Button } from '@rentsafe/ui/Button';
import { type Column, DataTable, useDataTable } from '@rentsafe/ui/DataTable';
import { columnVisibility, resizing } from '@rentsafe/ui/DataTableColumns';
import { CsvButton } from '@rentsafe/ui/DataTableCsv';
import { masking } from '@rentsafe/ui/DataTableMasking';
import { selection } from '@rentsafe/ui/DataTableSelection';
import { sorting } from '@rentsafe/ui/DataTableSort';
import { LinkedPagination } from '@rentsafe/ui/LinkedPagination';
import { PrintButton } from '@rentsafe/ui/Print';
import { useRef, useState } from 'react';
import { listOf } from '../ours.tsx';
import type { Row } from '../rows.ts';
import { NativeButton, subject, type TableProps } from '../subject.tsx';

const base: Column<Row>[] = [
  { id: 'id', header: 'Reference', cell: 'id', rowHeader: true },
  { id: 'tenant', header: 'Tenant', cell: 'tenant' },
  { id: 'property', header: 'Property', cell: 'property' },
  { id: 'balance', header: 'Balance', cell: 'balance', align: 'end', footer: 'Sum' },
];
const rowKey = ({ id }: Row) => id;
const view = (row: Row) => <NativeButton row={row} />;
const features = [
  masking<Row>({ columns: ['tenant'] }),
  sorting({ columns: ['id', 'property', 'balance'] }),
  columnVisibility(),
  selection({ actions: [{ label: (count) => `Print ${count} tenants`, onAct: () => {} }] }),
  resizing(),
];

function Table({ rows, page, pageCount }: TableProps) {
  const [compact, setCompact] = useState(false);
  const printed = useRef<HTMLDivElement>(null);
  const list = listOf(rows, page, pageCount);
  const table = useDataTable({ columns: base, rows, rowKey, total: list.total, features });
  return (
    <DataTable
      {...table}
      ref={printed}
      data-density={compact ? 'compact' : 'comfortable'}
      caption="Tenants"
      title="Tenants"
      status="ready"
      rowActions={view}
      actions={
        <>
          <Button aria-pressed={compact} onClick={() => setCompact(!compact)}>
            Compact rows
          </Button>
          <CsvButton name="tenants" columns={table.columns} rows={rows} />
          <PrintButton content={printed} documentTitle="Tenants" />
        </>
      }
      pagination={<LinkedPagination {...list} parameter="page" />}
    />
  );
}

/** Order, visible columns, widths, selection, masking, summary row, density, CSV and print, all in use at once. */
export const mount = subject(Table);
