import type { FieldOption } from '@rentsafe/ui/Select';

/** Options of a Select from the values of the contract; without labels they read as they are sent. */
export const optionsOf = <Value extends string>(
  values: readonly Value[],
  labelOf: (value: Value) => string = (value) => value,
): FieldOption<Value>[] => values.map((value) => ({ value, label: labelOf(value) }));

/** A filter of a list by one of several values. */
export const oneOf = <Value extends string>(
  id: string,
  label: string,
  values: readonly Value[],
  labelOf: (value: Value) => string,
) => ({ id, label, type: 'oneOf' as const, options: optionsOf(values, labelOf) });

/** Stands in a Select until something is chosen. */
export const CHOOSE = 'Choose';
