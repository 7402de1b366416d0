import { optionsOf } from '../forms/options';

/** A filter of a list by one of several values. */
export const oneOf = <Value extends string>(
  id: string,
  label: string,
  values: readonly Value[],
  labelOf: (value: Value) => string,
) => ({ id, label, type: 'oneOf' as const, options: optionsOf(values, labelOf) });
