import type { Filter } from './filterValues';

type WithoutId<Each> = Each extends unknown ? Omit<Each, 'id' | 'label' | 'value'> : never;

/** A filter of one kind, without id and row: for `defineList`, or spread into a filter of a table. */
export type FilterOf<Type extends Filter<never>['type'], Value> = WithoutId<Filter<never>> & {
  type: Type;
  /** What it asks about. @default its id in words, in a list */
  label?: string | undefined;
  /** What the query of a list has; there at the type level alone. */
  readonly Value?: Value;
};
