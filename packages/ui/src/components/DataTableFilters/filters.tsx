'use client';

import { useMemo, useRef } from 'react';
import { devWarning } from '../../internal/dev/devWarning';
import { firstDuplicate } from '../../internal/dev/propChecks';
import type { DataTableFeature, TableModel } from '../../internal/table/features';
import { useFeatureState } from '../../internal/table/useFeatureState';
import { FilterButton } from './FilterButton';
import { FilterChips } from './FilterChips';
import { type Filter, type Filters, filterRows, isFilters, isInForce, noFilters } from './filterValues';

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
  const button = useRef<HTMLButtonElement>(null);
  const inForce = definitions.filter((filter) => isInForce(filter, value[filter.id]));
  const props = { filters: value, onChange: setValue };
  return {
    ...model,
    rows: narrowed,
    total: narrowed === rows ? model.total : { count: narrowed.length },
    narrowing: [
      ...model.narrowing,
      <FilterButton key="filters" {...props} definitions={definitions} ref={button} />,
    ],
    bars: inForce.length
      ? [...model.bars, <FilterChips key="filters" {...props} inForce={inForce} button={button} />]
      : model.bars,
    slots: {
      ...model.slots,
      filters: { value, set: (next) => setValue(isFilters(next) ? next : noFilters) },
    },
    extras: {
      ...model.extras,
      filtered: model.extras.filtered || inForce.length > 0,
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
