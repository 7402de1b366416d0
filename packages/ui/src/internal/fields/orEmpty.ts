/** A value as a field holds it: null and `''` are empty, and undefined leaves it to the field. */
export const orEmpty = <Value, Empty>(
  value: Value | null | undefined,
  empty: Empty,
): Value | Empty | undefined => (value === null || value === '' ? empty : value);
