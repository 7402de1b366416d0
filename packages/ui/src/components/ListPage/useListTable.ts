import { useMemo } from 'react';
import { useLatest } from '../../internal/hooks/useLatest';
import { useRenderLink } from '../../internal/link/renderLink';
import { type Column, type DataTableFeature, type Total, useDataTable } from '../DataTable';
import { type FiltersOptions, filters as filtering } from '../DataTableFilters';
import { stackedRows } from '../DataTableLayout';
import { preferences } from '../DataTablePreferences';
import { type BulkAction, selection } from '../DataTableSelection';
import { type SortingOptions, sorting } from '../DataTableSort';
import { savedViews } from '../DataTableViews';
import { type AnyList, plainFilters, typedFilters } from './defineList';
import type { ListPageProps } from './listPageProps';
import { type AnyFeature, rowLinks } from './rowLinks';
import type { ListChange } from './useListState';

interface TableOptions<L extends AnyList, Row> {
  props: ListPageProps<L, Row>;
  columns: readonly Column<Row>[];
  rows: readonly Row[];
  rowName: (row: Row) => string;
  total: Total | undefined;
  selectable: boolean;
  actions: readonly BulkAction[];
}

const everyRow = () => true as const;

/** The table of a list: what it has of its own, and what all lists do. */
export function useListTable<L extends AnyList, Row>(options: TableOptions<L, Row>) {
  const { props, columns, rows, rowName, total, selectable, actions } = options;
  const { list, state, rowKey, hrefOf, isRowSelectable, showFilters = true } = props;
  const renderLink = useRenderLink(undefined);
  const latest = useLatest({ hrefOf, renderLink });
  const leads = hrefOf !== undefined;
  // One for all renders: an `hrefOf` written in place makes no cell anew.
  const links = useMemo(
    () =>
      rowLinks<Row>({
        hrefOf: leads ? (row) => latest.current.hrefOf?.(row) ?? '' : undefined,
        renderLink: (link) => latest.current.renderLink(link),
      }),
    [leads, latest],
  );
  const change = (changes: unknown) => state.update(changes as ListChange<L>);
  const features: AnyFeature<Row>[] = [
    ...((props.features ?? []) as readonly DataTableFeature<Row>[]),
    stackedRows(),
    links,
    preferences({
      value: state.preferences,
      onPreferencesChange: state.onPreferencesChange,
      pageSizes: list.pageSizes,
    }),
  ];
  if (state.views) features.push(savedViews({ storage: state.views }));
  if (selectable) {
    // 'Select all' needs something that can be done with rows of other pages.
    const reachesAll = props.readAll || props.bulk?.some(({ readsRows = true }) => !readsRows);
    const canSelect = isRowSelectable ?? (reachesAll ? undefined : everyRow);
    const { scope, selection: selected, onSelectionChange } = state;
    const options = { scope, selection: selected, onSelectionChange, actions };
    features.push(
      canSelect ? selection<Row>({ ...options, isRowSelectable: canSelect }) : selection(options),
    );
  }
  if (list.sort.length > 0) {
    const onSortChange: SortingOptions['onSortChange'] = ({ sort }) => change({ sort });
    features.push(sorting({ manual: true, columns: list.sort, sort: state.query.sort, onSortChange }));
  }
  if (list.definitions.length > 0 && showFilters) {
    const onFiltersChange: FiltersOptions<Row>['onFiltersChange'] = (event) =>
      change({ filters: typedFilters(list.filters, event.filters) });
    const value = plainFilters(list.filters, state.query.filters);
    features.push(filtering<Row>({ filters: list.definitions, value, onFiltersChange }));
  }
  return useDataTable({ columns, rows, rowKey, rowName, features, total });
}
