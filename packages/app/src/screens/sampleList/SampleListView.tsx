import { Button } from '@rentsafe/ui/Button';
import { type Column, DataTable, type DataTableProps, useDataTable } from '@rentsafe/ui/DataTable';
import { stackedRows } from '@rentsafe/ui/DataTableLayout';
import { sorting } from '@rentsafe/ui/DataTableSort';
import { Grid, type GridProps } from '@rentsafe/ui/Grid';
import { PageHeader } from '@rentsafe/ui/PageHeader';
import { Stack } from '@rentsafe/ui/Stack';
import { StatCard, type StatCardProps } from '@rentsafe/ui/StatCard';
import { Plus } from 'lucide-react';
import { ListSearch } from '../../lists/ListSearch';
import { SampleTag } from '../../page/SampleTag';

/** What the view of a sample list is given by its screen. */
export interface SampleListProps<Row> {
  /** The records of the search. */
  rows: readonly Row[];
  /** The term that is searched for; '' for none. */
  q: string;
  /** Searches for a term; '' clears the search. */
  onSearch: (q: string) => void;
  onAdd: () => void;
}

interface SampleListViewProps<Row> extends SampleListProps<Row>, Pick<DataTableProps<Row>, 'rowActions'> {
  columns: readonly Column<Row>[];
  title: string;
  /** What the records are, in the plural: 'contractors'. */
  records: string;
  placeholder: string;
  /** 'Add Property' */
  addLabel: string;
  summary: readonly Pick<StatCardProps, 'label' | 'value'>[];
  summaryColumns: Pick<GridProps, 'columns' | 'columnMinWidth'>;
  /** Something narrows the list. */
  filtered: boolean;
}

const features = [sorting(), stackedRows()];

/** A list that is not on the server as yet: a summary, search, table, and a form for one more record. Tagged as a sample. */
export function SampleListView<Row extends { id: number }>({
  title,
  records,
  placeholder,
  addLabel,
  summary,
  summaryColumns,
  columns,
  rows,
  q,
  onSearch,
  onAdd,
  ...rest
}: SampleListViewProps<Row>) {
  const table = useDataTable({ columns, rows, rowKey: ({ id }) => id, features });
  return (
    <Stack gap="section">
      <PageHeader
        title={title}
        tag={<SampleTag />}
        actions={
          <Button variant="primary" onClick={onAdd}>
            <Plus aria-hidden="true" />
            {addLabel}
          </Button>
        }
      />
      <Grid {...summaryColumns}>
        {summary.map((figure) => (
          <StatCard key={figure.label} {...figure} />
        ))}
      </Grid>
      <DataTable
        {...table}
        {...rest}
        caption={records.charAt(0).toUpperCase() + records.slice(1)}
        status="ready"
        search={<ListSearch records={records} placeholder={placeholder} q={q} onSearch={onSearch} />}
      />
    </Stack>
  );
}
