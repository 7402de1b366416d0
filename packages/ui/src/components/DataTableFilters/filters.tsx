'use client';

import { useMemo } from 'react';
import { devWarning } from '../../internal/dev/devWarning';
import { firstDuplicate } from '../../internal/dev/propChecks';
import type { DataTableFeature, TableModel } from '../DataTable/features';
import { useFeatureState } from '../DataTable/useFeatureState';
import { FilterBar } from './FilterBar';
import { type Filter, type Filters, filterRows, isEmptyValue, isFilters, noFilters } from './filterValues';

export interface FiltersOptions<Row> {
  /** What the table can be narrowed by; keep it stable. */
  filters: readonly Filter<Row>[];
  /** What is in force, where the caller holds it: in the address, by `filterParams`. */
  value?: Filters;
  /** The value it starts with, where the component holds it. */
  defaultValue?: Filters;
  /** Called when the user changes a filter. */
  onFiltersChange?: (event: { filters: Filters }) => void;
}

/** A feature of `useDataTable`: a button with the filters, and a chip for each one in force. */
export const filters = <Row,>(options: FiltersOptions<Row>): DataTableFeature<Row> => ({
  name: 'filters',
  order: 20,
  useFeature: (model) => useFilters(model, options),
});

function useFilters<Row>(model: TableModel<Row>, options: FiltersOptions<Row>): TableModel<Row> {
  const { filters: definitions } = options;
  const [value, setValue] = useFeatureState<Filters>({
    controlled: options.value !== undefined,
    value: options.value ?? noFilters,
    defaultValue: options.defaultValue ?? noFilters,
    onChange: (next) => options.onFiltersChange?.({ filters: next }),
  });
  if (process.env.NODE_ENV !== 'production') warnOfTwice(definitions.map(({ id }) => id));
  const { rows } = model;
  const narrowed = useMemo(() => filterRows(rows, definitions, value), [rows, definitions, value]);
  return {
    ...model,
    rows: narrowed,
    total: narrowed === rows ? model.total : { count: narrowed.length },
    bars: [
      ...model.bars,
      <FilterBar key="filters" definitions={definitions} filters={value} onChange={setValue} />,
    ],
    slots: {
      ...model.slots,
      filters: { value, set: (next) => setValue(isFilters(next) ? next : noFilters) },
    },
    extras: {
      ...model.extras,
      filtered: model.extras.filtered || definitions.some(({ id }) => !isEmptyValue(value[id])),
    },
  };
}

function warnOfTwice(ids: readonly string[]) {
  const twice = firstDuplicate(ids);
  if (twice === undefined) return;
  devWarning(
    `filters() was given two filters with the id "${twice}".`,
    'Setting one sets the other.',
    'Give each an id of its own.',
  );
}
