import '@rentsafe/ui/styles.css';
import '../systemFont.css';
import { type Column, DataTable } from '@rentsafe/ui/DataTable';
import { ColumnMenu, useResizableColumns, visibleColumns, type Widths } from '@rentsafe/ui/DataTableColumns';
import { CsvButton } from '@rentsafe/ui/DataTableCsv';
import { useMaskedColumns } from '@rentsafe/ui/DataTableMasking';
import { nothingSelected, SelectionBar, useSelectableColumns } from '@rentsafe/ui/DataTableSelection';
import { type Sort, sortRows, useSortableColumns } from '@rentsafe/ui/DataTableSort';
import { DensityToggle } from '@rentsafe/ui/DensityToggle';
import { Pagination } from '@rentsafe/ui/Pagination';
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
const sortable = ['id', 'property', 'balance'] as const;
const rowKey = ({ id }: Row) => id;
const rowName = ({ id }: Row) => id;
const view = (row: Row) => <NativeButton row={row} />;

function Table({ rows, page, pageCount }: TableProps) {
  const [sort, setSort] = useState<Sort<(typeof sortable)[number]>>();
  const [hidden, setHidden] = useState<string[]>([]);
  const [widths, setWidths] = useState<Widths>({});
  const [selection, setSelection] = useState(nothingSelected);
  const [density, setDensity] = useState<'comfortable' | 'compact'>('comfortable');
  const printed = useRef<HTMLDivElement>(null);
  const total = listOf(rows, page, pageCount);

  const masked = useMaskedColumns({ columns: base, masked: ['tenant'], rowKey, rowName });
  const ordered = useSortableColumns({
    columns: visibleColumns(masked, hidden),
    sortable,
    sort,
    onSortChange: (event) => setSort(event.sort),
  });
  const selectable = useSelectableColumns({
    columns: ordered,
    rows,
    rowKey,
    rowName,
    total,
    selection,
    onSelectionChange: (event) => setSelection(event.selection),
  });
  const columns = useResizableColumns({
    columns: selectable,
    widths,
    onWidthsChange: (event) => setWidths(event.widths),
  });
  return (
    <DataTable
      ref={printed}
      data-density={density}
      caption="Tenants"
      title="Tenants"
      status="ready"
      columns={columns}
      rows={sortRows(rows, base, sort)}
      rowKey={rowKey}
      rowActions={view}
      total={total}
      actions={
        <>
          <SelectionBar
            selection={selection}
            total={total}
            onSelectionChange={(event) => setSelection(event.selection)}
          />
          <ColumnMenu columns={masked} hidden={hidden} onHiddenChange={(event) => setHidden(event.hidden)} />
          <DensityToggle density={density} onDensityChange={(event) => setDensity(event.density)} />
          <CsvButton name="tenants" columns={masked} rows={rows} />
          <PrintButton content={printed} documentTitle="Tenants" />
        </>
      }
      pagination={<Pagination list={total} parameter="page" />}
    />
  );
}

/** Order, visible columns, widths, selection, masking, summary row, density, CSV and print, all in use at once. */
export const mount = subject(Table);
