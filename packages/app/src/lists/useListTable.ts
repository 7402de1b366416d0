import { type AnyRowFeature, type DataTableFeature, useDataTable } from '@rentsafe/ui/DataTable';
import { filters as filtering } from '@rentsafe/ui/DataTableFilters';
import { stackedRows } from '@rentsafe/ui/DataTableLayout';
import { preferences } from '@rentsafe/ui/DataTablePreferences';
import { type Selection, selection } from '@rentsafe/ui/DataTableSelection';
import { sorting } from '@rentsafe/ui/DataTableSort';
import { savedViews } from '@rentsafe/ui/DataTableViews';
import { toast } from '@rentsafe/ui/Toast';
import { useMemo } from 'react';
import { errorSentence } from '../calls/ApiError';
import { pageSizes, viewsOf } from './listPreferences';
import type { RecordListProps } from './recordListProps';
import type { ListExport } from './useListExport';
import type { useListSelection } from './useListSelection';
import { useMarked } from './useMarked';

type Feature<Row> = DataTableFeature<Row> | AnyRowFeature;
type Chosen = Pick<ReturnType<typeof useListSelection>, 'selection' | 'onSelectionChange'>;

/** The table of a list: what it has of its own, and what all lists do. */
export function useListTable<Row>(
  props: RecordListProps<Row>,
  rows: readonly Row[],
  chosen: Chosen,
  exporting: ListExport<Row>,
) {
  const { columns, rowKey, rowName, addedId, page, place, sort, filters, filter, canSelect } = props;
  const views = useMemo(() => viewsOf(place.name), [place.name]);
  const features: Feature<Row>[] = [
    ...(props.features ?? []),
    stackedRows(),
    preferences({
      value: props.preferences,
      onPreferencesChange: (event) => props.onPreferences(event.preferences),
      pageSizes,
    }),
    savedViews({ storage: views }),
  ];
  if (canSelect) features.push(selection({ ...chosen, actions: selectionActions(props, exporting) }));
  if (place.orderings) {
    const onSortChange: SortChange = (event) => props.onSort(event.sort);
    features.push(sorting({ manual: true, columns: Object.keys(place.orderings), sort, onSortChange }));
  }
  if (place.filters && !filter) {
    features.push(
      filtering<Row>({
        filters: place.filters,
        value: filters,
        onFiltersChange: (event) => props.onFilters(event.filters),
      }),
    );
  }
  return useDataTable({
    ...{ rows, rowKey, rowName, features },
    columns: useMarked(columns, rowKey, addedId),
    total: page,
  });
}

type SortChange = NonNullable<Parameters<typeof sorting>[0]>['onSortChange'];

/** What is done with the rows that are selected: first what belongs to this list. */
function selectionActions<Row>(
  { records, onSelected }: RecordListProps<Row>,
  { printSelected, saveSelected, readSelected }: ListExport<Row>,
) {
  const explain = (reason: unknown) =>
    void toast.error(`Could not fetch ${records}`, { description: errorSentence(reason) });
  const act = async (selected: Selection) => readSelected(selected).then(onSelected?.onAct, explain);
  return [
    ...(onSelected
      ? [
          {
            label: onSelected.label,
            onAct: (event: { selection: Selection }) => void act(event.selection),
          },
        ]
      : []),
    {
      label: (count: number) => `Print ${count}`,
      onAct: (event: { selection: Selection }) => printSelected(event.selection),
    },
    {
      label: (count: number) => `Export ${count} as CSV`,
      onAct: (event: { selection: Selection }) => saveSelected(event.selection),
    },
  ];
}
